import { recordAudit } from '#content/audit/audit-log.ts';
import { overdue } from '#platform/backup/overdue.ts';
import { backupState } from '#platform/backup/runs.ts';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { agreeToDeletion, heldDeletions } from '#platform/retention/held-deletions.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { UpkeepPage } from './upkeep-page.tsx';

/** Backups, and deletions that wait for a person's approval. */
export const upkeepRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/upkeep', duty: 'read-audit-log', answer: showUpkeep },
  { method: 'post', path: '/upkeep/deletions', duty: 'erase-persons', answer: agree },
];

async function showUpkeep({ c, draw }: DeskCall): Promise<Response> {
  const [held, state] = await Promise.all([heldDeletions(), backupState()]);
  const backups = { state, isScheduled: Boolean(env().backupTime), late: overdue(state, new Date()) };
  const body = <UpkeepPage {...{ held, backups, hasAgreed: c.req.query('said') === 'agreed' }} />;
  return draw({ title: 'Upkeep', body });
}

async function agree({ c, staff, input: { place = '' } }: DeskCall): Promise<Response> {
  const isAgreed = await agreeToDeletion(place, staff.name);
  if (isAgreed)
    await recordAudit(database(), {
      kind: 'deletion-agreed',
      by: actorOf(staff, originOf(c)),
      about: place,
    });
  return c.redirect(`/desk/upkeep${isAgreed ? '?said=agreed' : ''}`, 303);
}
