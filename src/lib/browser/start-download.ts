/** Lets the browser save what an address holds; without a name, under the one the server gives it. */
export function startDownload(url: string, name = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
