import type pg from 'pg';
import { recordAudit } from '#content/audit/audit-log.ts';
import { overdue } from '#platform/backup/overdue.ts';
import { backupState } from '#platform/backup/runs.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { agreeToDeletion, type HeldDeletion, heldDeletions } from '#platform/retention/held-deletions.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { UpkeepPage } from './upkeep-page.tsx';

/** Backups, and deletions that wait for a person's approval. */
export const upkeepRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/upkeep', duty: 'read-audit-log', answer: (call) => showUpkeep(call) },
  { method: 'post', path: '/upkeep/deletions', duty: 'erase-persons', answer: agree },
];

async function showUpkeep({ c, draw }: DeskCall, isOvertaken = false): Promise<Response> {
  const [held, state] = await Promise.all([heldDeletions(), backupState()]);
  const backups = { state, isScheduled: Boolean(env().backupTime), late: overdue(state, new Date()) };
  const hasAgreed = c.req.query('said') === 'agreed';
  const body = <UpkeepPage {...{ held, backups, hasAgreed, isOvertaken }} />;
  return draw({ title: 'Upkeep', status: isOvertaken ? 409 : 200, body });
}

async function agree(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const shown = (await heldDeletions()).find(
    ({ place, reason, count }) =>
      place === input.place && reason === input.reason && String(count) === input.count,
  );
  const isAgreed = shown !== undefined && (await inTransaction((client) => agreeTo(client, shown)));
  return isAgreed ? c.redirect('/desk/upkeep?said=agreed', 303) : showUpkeep(call, true);

  async function agreeTo(client: pg.ClientBase, deletion: HeldDeletion): Promise<boolean> {
    if (!(await agreeToDeletion(client, deletion, staff.name))) return false;
    const by = actorOf(staff, originOf(c));
    await recordAudit(client, { kind: 'deletion-agreed', by, about: deletion.place });
    return true;
  }
}
