const maxParts = 6;
/** Words of ours: addresses of pages, endpoints and files. A reference number, a token or a name has other signs. */
const word = /^[a-z][a-z_.-]{0,39}$/;

/** The path of an address without its query and without whatever may name a person or a record. */
export function traceablePath(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const parts = path.split('/').filter(Boolean);
  const kept = parts.slice(0, maxParts).map((part) => (word.test(part) ? part : '…'));
  return `/${kept.join('/')}${parts.length > maxParts ? '/…' : ''}`;
}
