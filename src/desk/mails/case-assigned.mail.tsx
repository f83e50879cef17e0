import { type CaseAssignedData, caseAssignedKey } from '#cases/case-assigned.ts';
import { languageInWords } from '#cases/case-words.ts';
import { MailAction, MailRows, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { momentInWords } from '../moments.ts';

/** To the person who was given a case, if they want such mails. The visitor's name is on the desk alone. */
export const caseAssignedMail: MailTemplate<CaseAssignedData> = {
  key: caseAssignedKey,
  title: 'To a member of staff: a case is yours now',
  isBound: true,
  draw: ({ caseId, reference, language, dueAt }, { siteUrl }) => ({
    subject: `Case ${reference} is yours now`,
    preview: dueAt ? `Due ${momentInWords(new Date(dueAt))}` : 'Nothing is due',
    isToUs: true,
    body: (
      <>
        <MailTitle>Case {reference} is yours now</MailTitle>
        <MailRows
          rows={[
            ['Due', dueAt ? momentInWords(new Date(dueAt)) : 'Nothing is due'],
            ['Language', languageInWords(language)],
          ]}
        />
        <MailAction
          href={`${siteUrl}/desk/cases/${caseId}`}
          label="Open the case"
          copy="Or copy this address into your browser:"
        />
      </>
    ),
  }),
  example: { caseId: 12, reference: 'AB2CD3EF', language: 'Hindi', dueAt: '2026-11-30T05:30:00.000Z' },
};
