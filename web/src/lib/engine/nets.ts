/** The files of the nets: each has its hash in its name, and is loaded when something needs it. */
const FILES = import.meta.glob<string>("../../../../crates/bots/data/*.net", {
  eager: true,
  query: "?url",
  import: "default",
});

export async function loadNet(name: string): Promise<Uint8Array> {
  const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.net`))?.[1];
  if (file === undefined) throw new Error(`there is no net ${name}`);
  const response = await fetch(file);
  if (!response.ok) throw new Error(`the net ${name} cannot be loaded`);
  return new Uint8Array(await response.arrayBuffer());
}
