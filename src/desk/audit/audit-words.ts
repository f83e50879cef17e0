import type { AuditKind } from '#content/audit/audit-log.ts';

/** Exports of cases are recorded with their reason (`exports/noted-exports.ts`), and are listed here with the rest. */
export type AuditRowKind = AuditKind | 'cases-exported';

export const auditWords: Record<AuditRowKind, string> = {
  login: 'Logged in',
  'login-recovery': 'Logged in with a recovery code',
  'wrong-password': 'Wrong password',
  'wrong-code': 'Wrong code',
  paused: 'Paused after wrong attempts',
  'tried-in-pause': 'Tried to log in during a pause',
  unlocked: 'Ended an account’s pauses',
  logout: 'Logged out',
  'sessions-ended': 'Ended sessions',
  'office-linked': 'Linked the office account',
  'office-unlinked': 'Unlinked the office account',
  'office-refused': 'Login by the office refused',
  refused: 'Was refused',
  'account-created': 'Created an account',
  'account-deleted': 'Deleted an account',
  'email-changed': 'Changed an e-mail',
  'role-changed': 'Changed a role',
  'factor-set': 'Set up a second factor',
  'factor-removed': 'Removed a second factor',
  'codes-made': 'Made new recovery codes',
  'password-changed': 'Changed the password',
  'password-reset': 'Set a new password by a mailed link',
  'settings-changed': 'Changed settings',
  'examples-loaded': 'Loaded the example set',
  'examples-removed': 'Removed the example set',
  'cases-exported': 'Exported cases',
  'person-erased': 'Erased a person',
  'record-deleted': 'Deleted a record',
  'deletion-agreed': 'Agreed to an unusual deletion',
  'crm-fields-changed': 'Changed which fields a CRM gets',
  'crm-erasure-confirmed': 'Confirmed an erasure in a CRM',
  'feed-key-made': 'Made a key of the feed',
  'feed-key-ended': 'Ended a key of the feed',
  'ombudsman-list-confirmed': 'Confirmed the Ombudsman’s offices',
  'ombudsman-list-hidden': 'Hid the Ombudsman’s offices',
  'incident-recorded': 'Recorded an incident',
  'incident-reported': 'Recorded that an incident was reported',
  'incident-closed': 'Closed an incident',
  'audit-exported': 'Exported the audit log',
};

/** Filters of the audit list. */
export const auditGroups = {
  logins: {
    label: 'Logins',
    kinds: [
      'login',
      'login-recovery',
      'wrong-password',
      'wrong-code',
      'paused',
      'tried-in-pause',
      'logout',
      'sessions-ended',
      'office-refused',
    ],
  },
  refusals: { label: 'Refusals', kinds: ['refused', 'office-refused'] },
  accounts: {
    label: 'Accounts',
    kinds: [
      'account-created',
      'account-deleted',
      'email-changed',
      'role-changed',
      'factor-set',
      'factor-removed',
      'codes-made',
      'password-changed',
      'password-reset',
      'office-linked',
      'office-unlinked',
      'unlocked',
    ],
  },
  settings: {
    label: 'Settings, menus and examples',
    kinds: [
      'settings-changed',
      'examples-loaded',
      'examples-removed',
      'ombudsman-list-confirmed',
      'ombudsman-list-hidden',
    ],
  },
  systems: {
    label: 'Other systems',
    kinds: ['crm-fields-changed', 'crm-erasure-confirmed', 'feed-key-made', 'feed-key-ended'],
  },
  exports: { label: 'Exports', kinds: ['cases-exported', 'audit-exported'] },
  erasures: {
    label: 'Erasures and deletions',
    kinds: ['person-erased', 'record-deleted', 'deletion-agreed'],
  },
  incidents: { label: 'Incidents', kinds: ['incident-recorded', 'incident-reported', 'incident-closed'] },
} as const satisfies Record<string, { label: string; kinds: readonly AuditRowKind[] }>;

export type AuditGroup = keyof typeof auditGroups;
