import { proofWords, stateWords, wayWords } from '#privacy/requests/request-words.ts';
import { auditWords } from '../../audit/audit-words.ts';
import type { AuditRow } from '../../audit/read-audit.ts';
import type { PrivacyRequest } from '../../privacy-requests/read-requests.ts';
import type { Entry } from '../case/timeline-entries.ts';

type Audited = Omit<AuditRow, 'cursor'>;

/** How a request went, the oldest first. @param audit entries of the audit log about it, for those who may read it */
export function courseOf(request: PrivacyRequest, audit: readonly Audited[]): Entry[] {
  const { askedAt, via, enteredBy, confirmedAt, proof, settledAt, state, decidedBy, mailedAt } = request;
  const entries: Entry[] = [
    {
      key: 'asked',
      at: askedAt,
      icon: 'hand',
      title: 'Asked',
      detail: wayWords[via].toLowerCase() + (enteredBy ? `, entered by ${enteredBy}` : ''),
    },
  ];
  if (confirmedAt && via !== 'email')
    entries.push({
      key: 'confirmed',
      at: confirmedAt,
      icon: 'call',
      title: 'Identified',
      detail: proofWords[proof ?? 'call'].toLowerCase(),
    });
  if (settledAt)
    entries.push({
      key: 'settled',
      at: settledAt,
      icon: state === 'refused' ? 'no' : 'tick',
      title: stateWords[state],
      detail: decidedBy ? `by ${decidedBy}` : 'by themselves, on their own page',
    });
  if (mailedAt) entries.push({ key: 'mailed', at: mailedAt, icon: 'mail', title: 'The answer was written' });
  const logged = audit.map(
    (row, place): Entry => ({
      key: `audit ${place}`,
      at: row.createdAt,
      icon: 'lock',
      title: `Audit log: ${auditWords[row.kind]}`,
      detail: [row.who, row.device, row.network].filter(Boolean).join(', '),
      tone: 'quiet',
    }),
  );
  return [...entries, ...logged].toSorted((one, another) => one.at.getTime() - another.at.getTime());
}
