import type pg from 'pg';
import { type AuditKind, recordAudit } from '#content/audit/audit-log.ts';
import { isDay, momentInIndia } from '#platform/clock.ts';
import { inTransaction } from '#platform/database.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import { closeIncident, readIncidents, recordIncident, recordReport } from '../../incidents/incidents.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { enterOnce, keyOfForm } from '../enter-once.ts';
import { type IncidentProblem, IncidentsPage } from './incidents-page.tsx';

const duty = 'erase-persons';
const maxLength = 4000;

/** Security incidents, each with the clock of the duty to report it. */
export const incidentRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/incidents', duty, answer: (call) => show(call) },
  { method: 'post', path: '/incidents', duty, answer: record },
  { method: 'post', path: '/incidents/:id/report', duty, answer: report },
  { method: 'post', path: '/incidents/:id/close', duty, answer: close },
];

async function show({ c, draw, input, staff }: DeskCall, problem?: IncidentProblem): Promise<Response> {
  const isSentBefore = problem === 'sent-before';
  const form = { typed: input, problem, formKey: keyOfForm(input, isSentBefore), staffId: staff.id };
  const incidents = await readIncidents();
  const isRecorded = !problem && c.req.query('said') === 'recorded';
  const status = isSentBefore ? 409 : problem ? 422 : 200;
  const body = <IncidentsPage {...{ incidents, form, isRecorded }} now={new Date()} />;
  return draw({ title: 'Incidents', status, body });
}

async function record(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const what = (input.what ?? '').trim().slice(0, maxLength);
  const { day = '', time = '' } = input;
  const noticedAt = momentInIndia(day, time);
  if (!what) return show(call, 'what');
  // 30 February would be taken for 2 March; an invalid date compares as false.
  if (!isDay(day) || !(noticedAt <= new Date())) return show(call, 'when');
  const number = await enterOnce({ scope: 'incidents', input }, async (client) => {
    const id = await recordIncident(client, { what, noticedAt, who: staff.name });
    const by = actorOf(staff, originOf(c));
    await recordAudit(client, { kind: 'incident-recorded', by, about: `incident ${id}` });
    return id;
  });
  if (number === undefined) return show(call, 'sent-before');
  return c.redirect('/desk/incidents?said=recorded', 303);
}

function report(call: DeskCall): Promise<Response> {
  const number = (call.input.number ?? '').trim().slice(0, 100);
  return change(call, 'incident-reported', (client, id) => recordReport(client, id, number));
}

function close(call: DeskCall): Promise<Response> {
  return change(call, 'incident-closed', closeIncident);
}

type Change = (client: pg.ClientBase, id: string) => Promise<boolean>;

/** Records only the first if two people press at once. */
async function change({ c, staff }: DeskCall, kind: AuditKind, act: Change): Promise<Response> {
  const id = c.req.param('id') ?? '';
  if (/^\d{1,9}$/.test(id))
    await inTransaction(async (client) => {
      if (!(await act(client, id))) return;
      await recordAudit(client, { kind, by: actorOf(staff, originOf(c)), about: `incident ${id}` });
    });
  return c.redirect('/desk/incidents', 303);
}
