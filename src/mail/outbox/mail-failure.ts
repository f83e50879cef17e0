/**
 * Why a mail was not sent, in words for staff. A mail server names the recipient in its refusals, so of what it said
 * its code stays and nothing else: this is kept, shown and logged.
 */
export type MailFailure = {
  reason: string;
  /** No such recipient, as the server says for good: another attempt would be told the same. */
  isHopeless: boolean;
};

const meanings: Record<string, string> = {
  EENVELOPE: 'The mail server did not accept the recipient',
  EMESSAGE: 'The mail server did not accept the mail',
  EAUTH: 'The mail server refused our login',
  EDNS: 'The mail server’s name was not found',
  ETLS: 'The mail server offered no encryption that we trust',
  ESOCKET: 'The mail server could not be reached',
  ECONNECTION: 'The mail server could not be reached',
  ETIMEDOUT: 'The mail server did not answer in time',
};

/** The envelope is refused under one code, whichever command of it the server did not take. */
const meaningsOfEnvelope: Record<string, string> = {
  'MAIL FROM': 'The mail server did not accept our sender address',
  DATA: 'The mail server did not accept the mail',
};

type MailError = { code?: string; command?: string; responseCode?: number };

export function mailFailure(error: unknown): MailFailure {
  const { code = '', command = '', responseCode } = error as MailError;
  const name = error instanceof Error ? error.name : typeof error;
  const meaning =
    (code === 'EENVELOPE' && meaningsOfEnvelope[command]) ||
    (meanings[code] ?? `The mail could not be sent (${[name, code].filter(Boolean).join(' ')})`);
  const reason = responseCode ? `${meaning} (${responseCode}).` : `${meaning}.`;
  return { reason, isHopeless: command === 'RCPT TO' && (responseCode ?? 0) >= 500 };
}
