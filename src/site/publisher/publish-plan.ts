import { type Address, isWrittenIn } from '#content/read/directory.ts';
import type { Locales } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { pathOfPart } from '../text/addresses.ts';
import type { PageNote } from './page-note.ts';
import type { PublishUnit } from './publish-source.ts';

export type ExpectedInput = {
  addresses: readonly Address[];
  locales: Locales;
  notes: ReadonlyMap<string, PageNote>;
};

/** Every file that there should be, by its path: each page in the languages that it is written in; of a page whose lists go on, as many parts as it had last. */
export function expectedUnits({ addresses, locales, notes }: ExpectedInput): Map<string, PublishUnit> {
  const units = new Map<string, PublishUnit>();
  for (const locale of locales) {
    for (const { record, path: recordPath } of addresses.filter((each) => isWrittenIn(each, locale))) {
      const first = pathIn(locale, recordPath);
      const parts = notes.get(first)?.parts ?? 1;
      for (let part = 1; part <= parts; part += 1) {
        const path = pathOfPart(first, part);
        units.set(path, { record, locale, recordPath, path, part });
      }
    }
  }
  return units;
}

export type PlanInput = {
  expected: ReadonlyMap<string, PublishUnit>;
  notes: ReadonlyMap<string, PageNote>;
  /** Pages that may be rendered differently now, and why (`findStalePages`). */
  stale: ReadonlyMap<string, PublishUnit['doubts']>;
  /** Units planned before; they stay planned, unless they are gone. */
  planned: readonly PublishUnit[];
  /** Records that someone has just changed. */
  urgent: ReadonlySet<string>;
  hits: (path: string) => number;
};

/**
 * Plans the rendering in its order: first the pages that someone has just changed, then those that visitors ask for
 * most.
 */
export function planUnits({ expected, notes, stale, planned, urgent, hits }: PlanInput): PublishUnit[] {
  const doubtsBefore = new Map(planned.map(({ path, doubts }) => [path, doubts]));
  const isAnother = ({ path, record }: PublishUnit) => notes.get(path)?.record !== record;
  const reasonsOf = ({ path }: PublishUnit) =>
    [stale, doubtsBefore].filter((all) => all.has(path)).map((all) => all.get(path));
  return [...expected.values()]
    .filter((unit) => isAnother(unit) || reasonsOf(unit).length > 0)
    .map((unit) => ({ ...unit, doubts: isAnother(unit) ? undefined : allDoubts(reasonsOf(unit)) }))
    .sort(
      (a, b) => Number(urgent.has(b.record)) - Number(urgent.has(a.record)) || hits(b.path) - hits(a.path),
    );
}

/** @returns nothing where one of the reasons leaves no doubt */
function allDoubts(reasons: readonly PublishUnit['doubts'][]): PublishUnit['doubts'] {
  const certain = reasons.includes(undefined);
  return certain ? undefined : new Set(reasons.flatMap((doubts) => [...(doubts ?? [])]));
}
