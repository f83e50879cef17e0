/**
 * Reads what our own mailer wrote: its headers and its text part. Not for mails of others, which may be written in
 * more ways.
 */
export type ReadMail = { to: string; subject: string; date: string; text: string };

export function parseMail(source: string): ReadMail {
  const { header } = split(source);
  return {
    to: header('To'),
    subject: inWords(header('Subject')),
    date: header('Date'),
    text: textOf(source),
  };
}

function split(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const head = (end < 0 ? source : source.slice(0, end)).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return { header, body: end < 0 ? '' : source.slice(end + 4) };
}

/** Of a mail in two forms the plain one comes first, and before whatever is attached. */
function textOf(part: string): string {
  const { header, body } = split(part);
  const [, boundary] = /^multipart\/[^;]+;.*boundary="?([^";]+)/i.exec(header('Content-Type')) ?? [];
  if (boundary) return textOf(body.split(`--${boundary}\r\n`)[1] ?? '');
  return decoded(body, header('Content-Transfer-Encoding').toLowerCase()).replaceAll('\r\n', '\n').trim();
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  return unquoted(text.replace(/=\r?\n/g, ''));
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A header that needs more than ASCII is written in pieces such as `=?UTF-8?Q?M=C3=A9?=`. */
function inWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : unquoted(text.replaceAll('_', ' ')),
    );
}
