import { createHash } from 'node:crypto';

/**
 * The files of a page by their endings. After a power failure a file may be there with its name and without its content,
 * or with a part of it, so each is compared with the digest that its page's note holds.
 */
export const formEndings = { identity: '.html', br: '.html.br', gzip: '.html.gz' } as const;
export const markdownEnding = '.md';
type Ending = (typeof formEndings)[keyof typeof formEndings] | typeof markdownEnding;

export type PageDigests = Partial<Record<Ending, string>>;

/** A page's HTML in the forms that are sent, and as Markdown where it may be found. */
export type PageContents = { body: Buffer; br: Buffer; gzip: Buffer; markdown?: Buffer | undefined };

export function filesOf({ body, br, gzip, markdown }: PageContents): [Ending, Buffer][] {
  return [
    [formEndings.identity, body],
    [formEndings.br, br],
    [formEndings.gzip, gzip],
    ...(markdown ? [[markdownEnding, markdown] as [Ending, Buffer]] : []),
  ];
}

export function digestsOf(content: PageContents): PageDigests {
  return Object.fromEntries(filesOf(content).map(([ending, bytes]) => [ending, digestOf(bytes)]));
}

export function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
