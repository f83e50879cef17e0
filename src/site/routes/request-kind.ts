/** Does the visitor's browser ask for a page, and not for a picture, a script or data? */
export function isDocumentRequest(path: string, header: (name: string) => string | undefined): boolean {
  const destination = header('sec-fetch-dest');
  if (destination) return ['document', 'iframe', 'frame', 'object', 'embed'].includes(destination);
  const accepted = header('accept') ?? '*/*';
  if (accepted.includes('text/html')) return true;
  // Old browsers and plain clients say less: then an address without a file's ending is a page.
  return accepted.includes('*/*') && !/\.[a-z0-9]{1,8}$/i.test(path) && !path.startsWith('/assets/');
}
