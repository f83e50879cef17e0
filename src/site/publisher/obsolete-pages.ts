import type { PageStore } from './page-store.ts';
import type { PublishUnit } from './publish-source.ts';

/**
 * The published pages that are no longer to be at their address. One that was taken off goes at once. One whose record
 * has moved stays until it is rendered at its new address: should that fail, visitors still read it where it was.
 */
export type ObsoletePages = {
  /** @param expected every file that there should be, by its path */
  look(expected: ReadonlyMap<string, PublishUnit>): Promise<void>;
  /** The first part of a record's page was rendered at this path. */
  arrived(path: string): Promise<void>;
};

export function obsoletePages({ notes, withdraw }: Pick<PageStore, 'notes' | 'withdraw'>): ObsoletePages {
  /** By the path that is yet to be rendered. */
  const formerPaths = new Map<string, string[]>();

  return {
    async look(expected) {
      formerPaths.clear();
      const firsts = [...expected.values()].filter(({ part }) => part === 1);
      const firstOf = new Map(firsts.map((unit) => [keyOf(unit), unit.path]));
      for (const [path, note] of [...notes]) {
        if (expected.has(path)) continue;
        const next = firstOf.get(keyOf(note));
        if (next === undefined || notes.get(next)?.record === note.record) await withdraw(path);
        else formerPaths.set(next, [...(formerPaths.get(next) ?? []), path]);
      }
    },

    async arrived(path) {
      for (const former of formerPaths.get(path) ?? []) await withdraw(former);
      formerPaths.delete(path);
    },
  };
}

const keyOf = ({ record, locale }: Pick<PublishUnit, 'record' | 'locale'>) => `${record} ${locale}`;
