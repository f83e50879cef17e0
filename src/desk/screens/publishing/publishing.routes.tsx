import { APIError } from 'payload';
import { changesOf, latestChanges } from '#content/collections/changes/changes.ts';
import { readPlanned } from '#content/collections/schedule/scheduled.ts';
import { areExamplesPublished } from '#content/examples/list-examples.ts';
import { failedPages } from '#content/read/failed-pages.ts';
import { publicationStatus } from '../../publishing/publication-status.ts';
import {
  compareVersions,
  findVersioned,
  restoreVersion,
  type VersionedRecord,
  versionsOfRecord,
} from '../../publishing/record-versions.ts';
import { siteFiller } from '../../site-filler.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { refuseIn } from '../frame/refused-page.tsx';
import { ComparePage } from './compare-page.tsx';
import { HistoryPage } from './history-page.tsx';
import { PublishingPage } from './publishing-page.tsx';

const duty = 'write-content';
const place = 'publishing';
const refuse = refuseIn(place);
const changesAtOnce = 30;

/** Planned publications, failures, and who changed what; the versions of a record, compared and restored. */
export const publishingRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/publishing', duty, answer: showAll },
  { method: 'get', path: '/publishing/:collection/:id', duty, answer: showRecord },
  { method: 'get', path: '/publishing/:collection/:id/compare', duty, answer: compare },
  { method: 'post', path: '/publishing/:collection/:id/restore', duty, answer: restore },
];

async function showAll({ c, draw }: DeskCall): Promise<Response> {
  const before = /^\d{1,18}$/.exec(c.req.query('before') ?? '')?.[0];
  const [planned, failed, changes, fill, hasExamples] = await Promise.all([
    readPlanned(),
    failedPages(),
    latestChanges(changesAtOnce, before),
    siteFiller(),
    areExamplesPublished(),
  ]);
  const older = changes.length === changesAtOnce ? changes.at(-1)?.id : undefined;
  return draw({
    title: 'Publishing',
    place,
    body: (
      <PublishingPage
        planned={planned.map((each) => ({ ...each, title: fill(each.title) }))}
        failed={failed.map((each) => ({ ...each, place: fill(each.place) }))}
        changes={changes.map((each) => ({ ...each, title: fill(each.title) }))}
        older={older}
        hasExamples={hasExamples}
      />
    ),
  });
}

async function showRecord(call: DeskCall): Promise<Response> {
  const record = await recordOf(call);
  if (!record) return refuse(call, 'There is no such record, or it keeps no versions.', 404);
  const [standing, changes, versions] = await Promise.all([
    publicationStatus(record.slug, record.id),
    changesOf(record.slug, record.id, 100),
    versionsOfRecord(record),
  ]);
  const isRestored = call.c.req.query('said') === 'restored';
  const body = <HistoryPage {...{ record, standing, changes, versions, isRestored }} />;
  return call.draw({ title: `What happened to “${record.title}”`, place, body });
}

/** `from` is the version that was chosen, and that can be restored; the older one comes first on the page. */
async function compare(call: DeskCall): Promise<Response> {
  const record = await recordOf(call);
  const versions = record ? await versionsOfRecord(record) : [];
  const [from, to] = ['from', 'to'].map((name) =>
    versions.find(({ id }) => String(id) === call.c.req.query(name)),
  );
  if (!record || !from || !to) return refuse(call, 'These versions are no longer kept.', 404);
  const [older, newer] = from.id < to.id ? [from, to] : [to, from];
  const parts = await compareVersions(record, older.id, newer.id);
  if (!parts) return refuse(call, 'These versions are no longer kept.', 404);
  const restorable = from === versions[0] ? undefined : from;
  const body = <ComparePage {...{ record, older, newer, restorable, parts }} />;
  return call.draw({ title: `What changed in “${record.title}”`, place, body });
}

async function restore(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const record = await recordOf(call);
  const versionId = Number(/^\d{1,9}$/.exec(input.version ?? '')?.[0] ?? 0);
  try {
    const wanted = { versionId, isLive: input.how === 'live', staff };
    if (!record || !(await restoreVersion(record, wanted)))
      return refuse(call, 'This version is no longer kept. Nothing was changed.', 404);
    return c.redirect(`/desk/publishing/${record.slug}/${record.id}?said=restored`, 303);
  } catch (error) {
    if (!(error instanceof APIError) || error.status >= 500) throw error;
    return refuse(
      call,
      `This version could not be published as it was, so nothing was changed. ${error.message}`,
      422,
    );
  }
}

function recordOf({ c }: DeskCall): Promise<VersionedRecord | undefined> {
  const { collection = '', id = '' } = c.req.param();
  return findVersioned(collection, /^\d{1,9}$/.test(id) ? Number(id) : 0);
}
