import type { Unsent } from './all-unsent.ts';

/** Why mails do not go out, in words for people who do not run mail servers, and what to do about it. */
const causes = {
  address: {
    title: 'The address was refused',
    advice:
      'The address may be misspelt, or the mailbox may no longer exist. Ask the person for the right address and send the mail there, or give it up.',
  },
  sender: {
    title: 'Our mail server does not let us send from the support address',
    advice:
      'The recipients’ addresses are not the reason. The support address (under Office, Telephone and e-mail) may not belong to the account in SMTP_URL, or that account may have reached its limit for today. We try again automatically for a day or more. Ask the people who run the mail server, then try again.',
  },
  unset: {
    title: 'No support address is set',
    advice:
      'Every mail is sent from this address. An administrator sets it under Office, Telephone and e-mail. Then try again.',
  },
  login: {
    title: 'Our mail server refuses our login',
    advice:
      'The name or password in SMTP_URL may not be valid. Ask the people who run the site to correct it, then try again.',
  },
  name: {
    title: 'Our mail server is not found',
    advice:
      'SMTP_URL names a server that does not exist, or this website’s server cannot look up names. Ask the people who run the site.',
  },
  encryption: {
    title: 'Our mail server offers no encryption that we trust',
    advice:
      'Its certificate may have expired. Ask the people who run the mail server; nothing is sent unencrypted in the meantime.',
  },
  away: {
    title: 'Our mail server cannot be reached',
    advice:
      'Nothing is lost: we try again automatically for a day or more, and after that you can send the mail again yourself. If the server still cannot be reached after an hour, ask the people who run it.',
  },
  busy: {
    title: 'The other side asks us to wait',
    advice:
      'The mailbox may be full, or its server may make unknown senders wait. We try again automatically.',
  },
  refused: {
    title: 'The mail server did not accept the mail',
    advice: 'The server accepted the address but not the mail. Ask the people who run our mail server why.',
  },
  fault: {
    title: 'A fault of this website',
    advice: 'The address is not the reason. Ask the people who run the site to read the log, then try again.',
  },
  crm: {
    title: 'The CRM did not take it',
    advice: 'The reason is shown below. Administrators find the settings of each CRM under Other systems.',
  },
} as const;

export type CauseKey = keyof typeof causes;
export type Cause = { key: CauseKey; title: string; advice: string };

/** The first that fits counts. */
const patterns: readonly [RegExp, CauseKey][] = [
  [/did not accept the recipient \(5|refused the recipient|^No recipients|EENVELOPE.*5\d\d/, 'address'],
  [/did not accept our sender address \(5|^Mail command failed: 5/, 'sender'],
  [/No support address/, 'unset'],
  [/refused our login|Invalid login|authentication/i, 'login'],
  [/name was not found|ENOTFOUND|EDNS|getaddrinfo/, 'name'],
  [/encryption|certificate|STARTTLS|\bTLS\b|\bSSL\b/i, 'encryption'],
  [/did not accept the (recipient|mail) \(4|\b4\d\d\b/, 'busy'],
  [/could not be reached|did not answer in time|ECONN|ETIMEDOUT|ESOCKET|EPIPE|timeout|closed/i, 'away'],
  [/did not accept the (recipient|mail)/, 'refused'],
];

export function causeOf({ reason, isCrm }: Pick<Unsent, 'reason' | 'isCrm'>): Cause {
  const key = isCrm ? 'crm' : (patterns.find(([pattern]) => pattern.test(reason))?.[1] ?? 'fault');
  return { key, ...causes[key] };
}

/** The causes in the order in which the first of each is listed, with all of its mails. */
export function byCause(rows: readonly Unsent[]): { cause: Cause; rows: Unsent[] }[] {
  const groups = Map.groupBy(rows, (row) => causeOf(row).key);
  return [...groups].map(([key, of]) => ({ cause: { key, ...causes[key] }, rows: of }));
}
