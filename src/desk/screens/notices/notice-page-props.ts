import type { NoticeFault } from '#enquiry/notices/faults-of-notice.ts';
import type { NoticePart } from '#enquiry/notices/notice-file.ts';
import type { Notice } from '#enquiry/notices/notices.ts';

export const partNames: Readonly<Record<NoticePart, string>> = {
  title: 'Title',
  responsible: 'Who decides',
  office: 'Office',
  data: 'What is collected',
  purpose: 'What for',
  sharing: 'Who gets it',
  keeping: 'How long',
  withdrawal: 'Withdrawing and other rights',
  officer: 'Grievance officer',
  email: 'E-mail address',
  board: 'The Board',
  back: 'Button to the form',
};

export type NoticePageProps = {
  notice: Notice;
  english: Notice;
  /** The name of the member of staff who looks at it. */
  staffName: string;
  said?: string | undefined;
  /** Why a press was refused. */
  refusal?: string | undefined;
  faults?: readonly NoticeFault[];
  typed?: Readonly<Record<string, string>>;
};
