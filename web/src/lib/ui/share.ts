/** What came of sharing: a sheet was shown, a text was copied, or one must do it by hand. */
export type Shared = "shared" | "copied" | "failed";

/** Shows the share sheet, or copies where there is none. */
export async function share(text: string, url: string): Promise<Shared> {
  if (typeof navigator.share === "function")
    try {
      await navigator.share({ text, url });
      return "shared";
    } catch (error) {
      // Whoever closes the sheet wants nothing else instead.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  return (await copy(`${text} ${url}`)) ? "copied" : "failed";
}

/** Copies a text; whether that could be. A page without a secure address has no clipboard, but the old command. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

function copyOld(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  // Beside an open sheet nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Saves a text as a file. */
export function save(name: string, text: string, type: string): void {
  saveFile(new File([text], name, { type }));
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Shares a drawing as a picture, or saves it where there is no sheet for that. */
export async function sharePicture(name: string, svg: string, text: string): Promise<"shared" | "saved"> {
  const file = new File([await pngOf(svg)], `${name}.png`, { type: "image/png" });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] }))
    try {
      await navigator.share({ files: [file], text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  saveFile(file);
  return "saved";
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // The policy of our pages lets pictures come from here and from such addresses, and from no blob.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture cannot be drawn"))), "image/png"),
  );
}
