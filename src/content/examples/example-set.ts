/**
 * The example set: made-up people, insurers, offices and reviews that staff load and remove in one click, to see their
 * site full before their own are there. Every record is marked (`isExample`), and has a line in the ledger of seeded
 * records, so that only untouched records of the set are deleted.
 */

import type { PayloadRequest } from 'payload';
import { type AuditActor, type AuditKind, recordAuditOf } from '../audit/audit-log.ts';
import { contentService } from '../read/content-service.ts';
import { versionOf } from '../read/source.ts';
import { deleteSeeded, recordSeeded } from '../seed/write-ledger.ts';
import { inServiceTransaction } from '../service-transaction.ts';
import { type ExampleRow, ledgerKey, lockExamples, lockedExamples } from './example-ledger.ts';
import { type Fate, fateOf } from './fate-of-example.ts';
import { readExamples } from './read-examples.ts';

const options = { depth: 0, overrideAccess: true } as const;

/** Loads the whole set or nothing. */
export function loadExamples(by: AuditActor): Promise<'loaded' | 'loaded-already' | 'busy'> {
  return inExamplesTransaction(by, async (req, transaction, rows) => {
    if (rows.some(({ isThere }) => isThere)) return 'loaded-already';
    const { payload: service } = req;
    for (const { collection, key, record } of readExamples()) {
      const data = { ...record, isExample: true, _status: 'published' } as never;
      const { id } = await service.create({ collection, data, ...options, req });
      const line = { collection, key: ledgerKey(key), recordId: Number(id), seedDigest: versionOf(record) };
      await recordSeeded(service, transaction, line);
    }
    await note(req, { kind: 'examples-loaded', by, about: inWords(readExamples().length) });
    return 'loaded';
  });
}

export type Removed = Record<Fate, number>;

/** Removes the whole set, each record as `fateOf` says, or nothing. */
export function removeExamples(by: AuditActor): Promise<Removed | 'none-loaded' | 'busy'> {
  return inExamplesTransaction(by, async (req, transaction, rows) => {
    const present = rows.filter(({ isThere }) => isThere);
    const removed: Removed = { deleted: 0, drafted: 0, kept: 0 };
    for (const row of present) removed[await removeOne(row, req)] += 1;
    for (const row of rows) await deleteSeeded(req.payload, transaction, row);
    if (present.length === 0) return 'none-loaded';
    const detail = `deleted ${removed.deleted}, made drafts ${removed.drafted}, kept ${removed.kept}`;
    await note(req, { kind: 'examples-removed', by, about: inWords(present.length), detail });
    return removed;
  });
}

async function removeOne(
  { collection, recordId: id, isTouched }: ExampleRow,
  req: PayloadRequest,
): Promise<Fate> {
  const at = { collection, id, ...options, req };
  const { isExample, _status } = await req.payload.findByID(at);
  const fate = fateOf({ isOfSet: true, isTouched, isMarked: isExample === true });
  if (fate === 'deleted') await req.payload.delete({ ...at, overrideLock: true });
  // An incomplete newest draft does not keep it on the site.
  else if (fate === 'drafted' && _status === 'published')
    await req.payload.update({
      ...at,
      data: { _status: 'draft' },
      unpublishAllLocales: true,
      overrideLock: true,
    });
  return fate;
}

/** In the name of the person who pressed the button. @returns 'busy' where another press is not done yet */
async function inExamplesTransaction<T>(
  by: AuditActor,
  work: (req: PayloadRequest, transaction: string | number, rows: ExampleRow[]) => Promise<T>,
): Promise<T | 'busy'> {
  const service = await contentService();
  const user = await service.findByID({ collection: 'users', id: Number(by.userId), ...options });
  return inServiceTransaction(service, async (req, transaction) => {
    if (!(await lockExamples(service, transaction))) return 'busy';
    req.user = { ...user, collection: 'users' };
    return work(req, transaction, await lockedExamples(service, transaction));
  });
}

type Note = {
  kind: Extract<AuditKind, `examples-${string}`>;
  by: AuditActor;
  about: string;
  detail?: string;
};

function note(req: PayloadRequest, entry: Note): Promise<void> {
  return recordAuditOf(req, entry);
}

function inWords(count: number): string {
  return count === 1 ? '1 example' : `${count} examples`;
}
