/** An older Safari reads the file a while after the click, and would find nothing at an address revoked by then. */
const readWithinMs = 60_000;

/** Hands the browser a file that was made in it. */
export function download(name: string, content: BlobPart, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), readWithinMs);
}
