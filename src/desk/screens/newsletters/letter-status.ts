import type { ListedIssue } from '../../issues/list-issues.ts';
import { momentInShort } from '../../moments.ts';

export type LetterStatus = { badge: string; words: string; isBad?: true };

/** Where a newsletter is on its way from a draft to its readers. */
export function statusOfLetter({
  sending,
  planned,
  sentAt,
}: Pick<ListedIssue, 'sending' | 'planned' | 'sentAt'>): LetterStatus {
  if (sending) {
    const since = momentInShort(sending.startedAt);
    if (sending.state === 'stopped') return { badge: 'Stopped', words: `Begun ${since}`, isBad: true };
    const isUnderWay = sending.state === 'sending' || sending.underWay > 0;
    return isUnderWay ? { badge: 'Going out', words: `Since ${since}` } : { badge: 'Sent', words: since };
  }
  if (planned?.problem)
    return { badge: 'Not sent', words: `Was due ${momentInShort(planned.sendAt)}`, isBad: true };
  if (planned) return { badge: 'Scheduled', words: momentInShort(planned.sendAt) };
  // Its sending broke off in a former build, or it was on the site before newsletters were mailed.
  if (sentAt) return { badge: 'Published', words: momentInShort(sentAt) };
  return { badge: 'Draft', words: '' };
}
