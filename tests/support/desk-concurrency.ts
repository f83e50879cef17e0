/**
 * Several advisers work the same cases at once, over the desk's own route functions: they take what they see, call, hand
 * over, close, plan and note, while visitors send more. Whatever the desk says was done is in a ledger; at the end
 * each case is gone through event by event, and has to come to where it is.
 */

import { Hono } from 'hono';
import type { CaseEvent } from '#cases/read-case.ts';
import { caseRoutes } from '#desk/screens/case/case.routes.ts';
import { nextInTurn } from '#desk/screens/case/next-in-turn.ts';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { readPageForm } from '#enquiry/page/page-form.ts';
import { rowsOf } from './database.ts';
import { newVisitor, sampleEnquiry } from './visitor.ts';

/** One action that the desk said was done. */
type Done = { caseId: number; who: string; kind: CaseEvent['kind'] };

export type ConcurrentWork = { done: Done[]; refused: Record<string, number>; cases: number };

/**
 * @param seconds how long at most
 * @param enough so many actions are, however slow the machine
 * @param maxOpen how few cases they fight over
 */
export async function workConcurrently({
  seconds = 30,
  enough = Number.POSITIVE_INFINITY,
  advisers = 4,
  maxOpen = 6,
}): Promise<ConcurrentWork> {
  const until = Date.now() + seconds * 1000;
  const isOver = () => Date.now() >= until || together.done.length >= enough;
  const together: ConcurrentWork = { done: [], refused: {}, cases: 0 };
  const staff = await someAdvisers(advisers);
  const desk = deskOf(staff);
  // Each has two windows: what one of them does, the other does not know yet.
  const windows = [...staff, ...staff].map((me) => work(me));
  await Promise.all([visitors(), ...windows]);
  return together;

  async function visitors(): Promise<void> {
    while (!isOver()) {
      const [open] = await rowsOf<{ count: number }>(
        `select count(*)::int as count from cases where state in ('new', 'taken')`,
      );
      if ((open?.count ?? 0) < maxOpen) {
        const { post } = await newVisitor();
        await post('save_lead_data', sampleEnquiry());
        together.cases += 1;
      } else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function work(me: Staff): Promise<void> {
    while (!isOver()) {
      const caseId = await sampleCase(me);
      if (caseId === undefined) continue;
      await act(me, caseId, someAction(staff));
    }
  }

  async function act(me: Staff, caseId: number, { isPanel = false, fields, events }: Action): Promise<void> {
    const answer = await desk.request(`/desk/cases/${caseId}${isPanel ? '' : '/act'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-staff': String(me.id) },
      body: new URLSearchParams(fields),
    });
    const said = /[?&]said=([\w-]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? String(answer.status);
    if (said.startsWith('did-'))
      for (const kind of events) together.done.push({ caseId, who: me.name, kind });
    else together.refused[said] = (together.refused[said] ?? 0) + 1;
  }
}

async function someAdvisers(count: number): Promise<Staff[]> {
  const names = Array.from({ length: count }, (_, index) => `Adviser ${index + 1}`);
  const rows = await rowsOf<{ id: number; name: string; email: string }>(
    `insert into users (name, email, role, wants_mail)
     select name, replace(lower(name), ' ', '') || '@broker.example', 'adviser', false from unnest($1::text[]) name
     returning id, name, email`,
    [names],
  );
  return rows.map((row) => ({ ...row, role: 'adviser', sessionId: '' }));
}

/** The desk's routes of cases; a request's header names the person: sessions are tested elsewhere. */
function deskOf(staff: readonly Staff[]): Hono {
  const desk = new Hono();
  for (const route of caseRoutes)
    desk.on(route.method, `/desk${route.path}`, async (c) => {
      const me = staff.find(({ id }) => String(id) === c.req.header('x-staff'));
      if (!me) return c.text('Nobody', 401);
      const draw = async ({ status = 200 }) => new Response(null, { status });
      const renderDraft = () => draw({ status: 404 });
      return route.answer({ c, staff: me, input: (await readPageForm(c)) ?? {}, draw, renderDraft });
    });
  return desk;
}

/** Mostly the next in turn, as both of two who look at once see it; sometimes any that is open. */
async function sampleCase(me: Staff): Promise<number | undefined> {
  if (Math.random() < 0.5) return (await nextInTurn(me, 0, new Date()))?.id;
  const [found] = await rowsOf<{ id: number }>(
    `select id from cases where state <> 'closed' order by random() limit 1`,
  );
  return found?.id;
}

type Action = { isPanel?: boolean; fields: Record<string, string>; events: CaseEvent['kind'][] };

function someAction(staff: readonly Staff[]): Action {
  const to = staff[Math.floor(Math.random() * staff.length)];
  const later = { when: 'other', day: '2030-01-07', time: '10:30' };
  const actions: Action[] = [
    { fields: { kind: 'take' }, events: ['taken'] },
    { fields: { kind: 'take' }, events: ['taken'] },
    { fields: { kind: 'unanswered' }, events: ['not-reached'] },
    { fields: { kind: 'answered', text: 'Thinks it over.' }, events: ['called'] },
    { fields: { kind: 'note', text: 'Speaks Hindi.' }, events: ['noted'] },
    { fields: { kind: 'hand-over', to: String(to?.id) }, events: ['handed-over'] },
    { fields: { kind: 'close', outcome: 'done', text: 'Cover is placed.' }, events: ['closed'] },
    {
      isPanel: true,
      fields: { how: 'answered', consent_share: 'on', ...later, step: 'Two quotes' },
      events: ['called', 'allowed', 'planned'],
    },
    {
      isPanel: true,
      fields: { how: 'answered', outcome: 'not-wanted', why: 'Has one.' },
      events: ['called', 'closed'],
    },
    { isPanel: true, fields: { how: 'stop' }, events: ['stopped'] },
  ];
  return actions[Math.floor(Math.random() * actions.length)] as Action;
}
