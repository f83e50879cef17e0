import type pg from 'pg';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { env } from '#platform/env.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { type StaffNoticeData, staffNoticeKey } from '../mails/staff-notice.ts';

/** A change of an account that its owner hears of by mail, since someone else may have made it in their name. */
export type Change =
  | { what: 'email' | 'factor-removed' | 'factor-set' | 'codes-made' | 'office-linked' | 'office-unlinked' }
  | { what: 'role'; role: string };

type Told = {
  /** The address from before the change. */
  email: string;
  changes: readonly Change[];
  /** The administrator who made it; absent when the owner made it. */
  by?: string | undefined;
};

const sentences = {
  email: 'Your account now uses another e-mail address.',
  'factor-removed':
    'Your second factor was removed. You will set up a new one at your next login with the password.',
  'factor-set': 'A new phone was set up as your second factor.',
  'codes-made': 'New recovery codes were generated. The earlier codes no longer work.',
  'office-linked': 'Your office account now opens your staff account as well.',
  'office-unlinked': 'Your office account no longer opens your staff account.',
} as const;

/** Part of the client's transaction. */
export async function notifyOwner(client: pg.ClientBase, { email, changes, by }: Told): Promise<void> {
  const done = changes.map((change) =>
    change.what === 'role' ? `Your role is now: ${change.role}.` : sentences[change.what],
  );
  const data: StaffNoticeData = {
    subject: 'Your staff account was changed',
    text: [
      ...done,
      by ? `The change was made by ${by}.` : 'The change was made from your own account.',
      'If you did not expect this, contact an administrator at once.',
    ].join(' '),
    link: `${env().siteUrl}/desk/account`,
  };
  await enqueueMail(client, { template: staffNoticeKey, to: email, locale: defaultLocale, data });
}
