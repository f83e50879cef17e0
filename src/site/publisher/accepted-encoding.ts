export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

// Browsers send a handful of different headers, and a page is sent faster than one is parsed.
const maxKnown = 100;
const known = new Map<string, Encoding>();

/** The smallest form that the client takes: brotli, then gzip. `br;q=0` refuses brotli. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const found = known.get(header);
  if (found) return found;
  const parsed = parse(header);
  // Headers may be long, and anyone may send them.
  if (known.size < maxKnown && header.length < 100) known.set(header, parsed);
  return parsed;
}

function parse(header: string): Encoding {
  const accepted = new Map(header.split(',').map(parsePart));
  const isAccepted = (encoding: string) => accepted.get(encoding) ?? accepted.get('*') ?? false;
  return encodings.find(isAccepted) ?? 'identity';
}

function parsePart(part: string): [name: string, isAccepted: boolean] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality === undefined || Number(quality.slice(2)) > 0];
}
