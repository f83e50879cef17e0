import { inject, vi } from 'vitest';
import { parseMail, type ReadMail } from '#platform/mail/parse-mail.ts';

/** In the order of their arrival: each mail is parsed once, however often we look. */
const parsed: Promise<ReadMail>[] = [];

/**
 * Waits for this many mails that contain the text (a reference number, for example) or go to it; the support
 * department's first. More mails than that fail.
 * @param to counts only what goes there: other journeys have mails of the same kind
 */
export async function mailsAbout(text: string, count = 1, to = ''): Promise<ReadMail[]> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(inject('site').mailUrl);
      const sources = (await answer.json()) as string[];
      for (const [index, source] of sources.entries()) parsed[index] ??= parseMail(Buffer.from(source));
      const mails = (await Promise.all(parsed)).filter(
        (mail) => mail.to.includes(to) && (mail.to.includes(text) || mail.text.includes(text)),
      );
      if (mails.length !== count) throw new Error(`${mails.length} mails about ${text}, not ${count}`);
      return mails.sort((one, other) => Number(isOurs(other)) - Number(isOurs(one)));
    },
    { timeout: 15_000, interval: 100 },
  );
}

function isOurs({ subject }: ReadMail): boolean {
  return subject === 'get a call back';
}
