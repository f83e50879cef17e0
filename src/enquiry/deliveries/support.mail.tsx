import { MailHeading, MailRows, MailText } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { supportMailKey } from './delivery.ts';

/**
 * The mail about a submission to the support department. Its subject and its text are the delivery's own, to the
 * letter; the look is that text again, what was left empty left out.
 */
export type SupportMailData = { subject: string; text: string };

export const supportMail: MailTemplate<SupportMailData> = {
  key: supportMailKey,
  title: 'To us: someone has sent a form',
  draw: ({ subject, text }) => ({
    subject,
    preview: text.split('\n').slice(0, 2).join(', '),
    text,
    isToUs: true,
    body: (
      <>
        <MailHeading>{subject}</MailHeading>
        {text.split('\n\n').map((part) => (
          <Part key={part} text={part} />
        ))}
      </>
    ),
  }),
  example: {
    subject: 'get a call back',
    text: [
      'Name: Asha D’Souza\nPhone: 9800000001\nDate: -\nTime: -\nLanguage: Hindi\nPurpose: Corporate Insurance',
      'Reference: AB2CD3EF\nCity: Pune, Maharashtra\nCompany name: Meghdoot Textiles\nAgreed to: Being contacted about this request',
    ].join('\n\n'),
  },
};

/** Lines of a label and a value are a table; any other is a sentence. */
function Part({ text }: { text: string }) {
  const lines = text.split('\n').map((line) => /^([^:]+): (.*)$/.exec(line));
  if (lines.includes(null)) return <MailText>{text}</MailText>;
  const rows = lines.map((line) => [line?.[1] ?? '', line?.[2] ?? ''] as const);
  return <MailRows rows={rows.filter(([, value]) => value !== '-')} />;
}
