/** The colors of the sky by day and by night, as in tokens.css. */
const SKY: Record<string, string> = { light: "#fdf6e6", dark: "#141816" };

/** Colors the bars of the browser around the page like its sky: as the theme says, else as the system does. */
export function colorBar(theme: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = SKY[theme] ?? SKY[meta.media.includes("dark") ? "dark" : "light"]!;
}
