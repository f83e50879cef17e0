import { type ActOutcome, actInTurn, actOnCase } from '#cases/act-on-case.ts';
import { colleagues } from '#cases/colleagues.ts';
import { maxTextLength, readAction } from '#cases/read-action.ts';
import { readCase } from '#cases/read-case.ts';
import { readPanel } from '#cases/read-panel.ts';
import type { Actor } from '#cases/transitions.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { recordIdOf } from '#platform/record-id.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { DeskCall } from '../desk-route.ts';
import type { FlashKey } from '../flash-message.tsx';
import { returnPath } from '../return-path.ts';
import { renderCase } from './case-page.tsx';
import { nextInTurn } from './next-in-turn.ts';

/** `POST /desk/cases/:id/act`: one thing done with a case, from whichever page it was pressed on. */
export async function act({ c, staff, input }: DeskCall): Promise<Response> {
  const id = recordIdOf(c.req.param('id'));
  const said = await actAsSent(id, input, staff);
  return c.redirect(returnPath(input.back, `/desk/cases/${id}`, { said, about: id }), 303);
}

/**
 * `POST /desk/cases/:id`, of the kinds `note` and `share`: forms of the case's page alone. A refusal is shown at the
 * form, with what was typed.
 */
export async function addToCase(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const id = recordIdOf(c.req.param('id'));
  const said = await actAsSent(id, input, staff);
  if (said === 'did-note' || said === 'did-share')
    return c.redirect(returnPath(undefined, `/desk/cases/${id}`, { said, about: id }), 303);
  const { kind, text = '', insurer = '' } = input;
  return renderCase(call, {
    ...(kind === 'note' ? { said, typed: { note: text } } : { sharing: { insurer, text, said } }),
    status: 409,
  });
}

/**
 * `POST /desk/cases/:id`: all that the panel of a call was filled with. The reason of a refusal is shown on the case's
 * page, with everything typed in place; that page has the case's own address, so that it keeps up to date as any other.
 */
export async function savePanel(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const id = recordIdOf(c.req.param('id'));
  const said = await actAsFilled(id, input, staff);
  if (said !== 'did-panel') return renderCase(call, { said, typed: input, status: 409 });
  return c.redirect(await afterPanel(id, input.after, staff), 303);
}

async function actAsSent(id: number, input: DeskCall['input'], staff: Staff): Promise<FlashKey> {
  const action = readAction(input, await colleagues());
  if (!action) return (input.text ?? '').trim().length > maxTextLength ? 'too-long' : 'unclear';
  return saidOf(await actOnCase(id, action, actorOf(staff), seenIn(input)), `did-${action.kind}`);
}

async function actAsFilled(id: number, input: DeskCall['input'], staff: Staff): Promise<FlashKey> {
  const [of, all, { callingHours: hours }] = await Promise.all([readCase(id), colleagues(), siteFacts()]);
  if (!of) return 'unknown';
  const actions = readPanel(input, { ...of, colleagues: all, hours, now: new Date() });
  if (typeof actions === 'string') return actions;
  return saidOf(await actInTurn({ id, actions, by: actorOf(staff), seenAt: seenIn(input) }), 'did-panel');
}

/** When the case that was shown had been changed last; forms without it may be sent twice. */
export function seenIn({ seen = '' }: DeskCall['input']): Date | undefined {
  const seenAt = new Date(seen);
  return Number.isNaN(seenAt.getTime()) ? undefined : seenAt;
}

function saidOf(outcome: ActOutcome, done: FlashKey): FlashKey {
  return outcome.done ? done : outcome.refusal;
}

async function afterPanel(id: number, after: string | undefined, staff: Staff): Promise<string> {
  const next = after === 'next' ? await nextInTurn(staff, id, new Date()) : undefined;
  const page = next ? `/desk/cases/${next.id}` : '/desk';
  // A place of its own in the page: else the browser keeps that of the panel.
  return returnPath(undefined, `${after === 'next' ? page : `/desk/cases/${id}`}#main`, {
    said: 'did-panel',
    about: id,
  });
}

export function actorOf({ id, name, role }: Staff): Actor {
  return { id, name, isAdministrator: role === 'administrator' };
}
