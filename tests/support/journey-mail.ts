import { inject, vi } from 'vitest';

/** A mail that somebody got, read as people would read it. */
export type Mail = { to: string; subject: string; messageId: string; text: string };

/**
 * Waits for this many mails that name the text, a reference number say, or that go to it; the support department's first. Never more:
 * twice is told as a failure.
 */
export async function mailsAbout(text: string, count = 1): Promise<Mail[]> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(inject('site').mailUrl);
      const mails = ((await answer.json()) as string[])
        .map(parseMail)
        .filter((mail) => mail.to.includes(text) || mail.text.includes(text));
      if (mails.length !== count) throw new Error(`${mails.length} mails about ${text}, not ${count}`);
      return mails.sort((one, other) => Number(isOurs(other)) - Number(isOurs(one)));
    },
    { timeout: 15_000, interval: 100 },
  );
}

function isOurs({ subject }: Mail): boolean {
  return subject === 'get a call back';
}

function parseMail(source: string): Mail {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.*(?:\\r\\n[ \\t].*)*)`, 'im')
      .exec(head)?.[1]
      ?.replace(/\r\n[ \t]+/g, ' ') ?? '';
  const content = body.join('\r\n\r\n');
  const [, boundary] = /^multipart\/[^;]+;.*boundary="?([^";]+)/i.exec(header('Content-Type')) ?? [];
  // Of a mail in several forms the plain one, which comes first.
  const [, plain = ''] = boundary ? content.split(`--${boundary}\r\n`) : [];
  const text = boundary
    ? parseMail(plain).text
    : decodeBody(content, header('Content-Transfer-Encoding').toLowerCase());
  return { to: header('To'), subject: header('Subject'), messageId: header('Message-ID'), text };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const lines = body.replaceAll('\r\n', '\n');
  if (encoding !== 'quoted-printable') return lines;
  const bytes = lines
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
