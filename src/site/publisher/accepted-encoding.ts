export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

/** The smallest form that the client takes: brotli, then gzip. `br;q=0` refuses brotli. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const accepted = new Map(header.split(',').map(parsePart));
  const isAccepted = (encoding: string) => accepted.get(encoding) ?? accepted.get('*') ?? false;
  return encodings.find(isAccepted) ?? 'identity';
}

function parsePart(part: string): [name: string, isAccepted: boolean] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality === undefined || Number(quality.slice(2)) > 0];
}
