/** Time for the browser to start the download, in ms. */
const BEGINNING_MS = 60_000;

/** Saves a text as a download. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BEGINNING_MS);
}
