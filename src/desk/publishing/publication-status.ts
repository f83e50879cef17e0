import { type Change, changesOf, changeWords } from '#content/collections/changes/changes.ts';
import { tableOf } from '#content/collections/content-collection.ts';
import { readScheduled } from '#content/collections/schedule/scheduled.ts';
import { type FailedPage, failedPages } from '#content/read/failed-pages.ts';
import { momentInWords } from '../moments.ts';
import { siteFiller } from '../site-filler.ts';

/** The status of a record, shown on its screen: what went wrong, what is planned, who did what last. */
export type PublicationStatus = { isBad: boolean; text: string }[];

export async function publicationStatus(collection: string, id: number): Promise<PublicationStatus> {
  const [failed, scheduled, changes] = await Promise.all([
    failedPages(`${tableOf({ slug: collection })}/${id}`),
    readScheduled(),
    changesOf(collection, id, 10),
  ]);
  const own = scheduled.filter((each) => each.collection === collection && each.id === id);
  const last = changes.find(({ does }) => !isMissed(does));
  const standing = [
    ...failed.map((page) => ({ isBad: true, text: inWords(page) })),
    ...missed(changes),
    ...own.map(({ does, moment }) => ({
      isBad: false,
      text: `${does === 'publish' ? 'Goes live' : 'Is taken off the site'} on ${momentInWords(moment)}, by India’s clock.`,
    })),
    ...(last ? [{ isBad: false, text: lastInWords(last) }] : []),
  ];
  return (await siteFiller())(standing);
}

/** Why visitors do not read what was published, and from what moment. */
export function inWords({ path, place, reason, since }: FailedPage): string {
  return `${path} could not be published in its current state; since ${momentInWords(since)} visitors see its last good version or, if there was none, nothing. ${place} (For the person who maintains the software: ${reason})`;
}

/** A missed day is shown until someone has done something about it. */
function missed([newest]: readonly Change[]): PublicationStatus {
  return newest && isMissed(newest.does) ? [{ isBad: true, text: missedInWords(newest) }] : [];
}

export function missedInWords({ does, moment, reason }: Change): string {
  const what = does === 'not-published' ? 'go live' : 'be taken off the site';
  return `It was due to ${what}${moment ? ` on ${momentInWords(moment)}` : ''}, but failed: ${reason}`;
}

function lastInWords({ does, who, createdAt }: Change): string {
  return `${changeWords[does]} by ${who}, ${momentInWords(createdAt)}.`;
}

function isMissed(does: Change['does']): boolean {
  return does === 'not-published' || does === 'not-unpublished';
}
