import { recordAudit } from '#content/audit/audit-log.ts';
import {
  countByLanguage,
  findSubscriber,
  listSubscribers,
  readSubscriber,
  subscriberStates,
} from '#newsletter/subscribers/read-subscribers.ts';
import { unsubscribe } from '#newsletter/subscribers/unsubscribe.ts';
import { inTransaction } from '#platform/database.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { SubscriberPage } from './subscriber-page.tsx';
import { SubscribersPage } from './subscribers-page.tsx';

const duty = 'read-cases';
const place = 'mail';
const base = '/newsletters/subscribers';

/** The newsletter's subscribers, with the evidence of what they agreed to. */
export const subscribersRoutes: readonly DeskRoute[] = [
  { method: 'get', path: base, duty, answer: (call) => showAll(call) },
  { method: 'post', path: base, duty, answer: find },
  { method: 'get', path: `${base}/:id`, duty, answer: showOne },
  { method: 'post', path: `${base}/:id/unsubscribe`, duty: 'settle-requests', answer: end },
];

async function showAll({ c, draw, staff }: DeskCall, notFound?: string): Promise<Response> {
  const { state: asked, page: number = '' } = c.req.query();
  const state = subscriberStates.find((each) => each === asked) ?? 'confirmed';
  const page = Number(/^[1-9]\d{0,4}$/.exec(number)?.[0] ?? 1);
  const [rows, counts] = await Promise.all([listSubscribers(state, page), countByLanguage()]);
  const body = <SubscribersPage {...{ staff, rows, counts, state, page, notFound }} />;
  return draw({ title: 'Subscribers', place, status: notFound === undefined ? 200 : 422, body });
}

/** Sent, so that no address is in the address of a page. */
async function find(call: DeskCall): Promise<Response> {
  const email = (call.input.email ?? '').trim().slice(0, 254);
  const found = email ? await findSubscriber(email) : undefined;
  return found ? call.c.redirect(`/desk${base}/${found.id}`, 303) : showAll(call, email);
}

async function showOne({ c, draw, staff }: DeskCall): Promise<Response> {
  const subscriber = await readSubscriber(recordIdOf(c.req.param('id')));
  if (!subscriber)
    return draw({
      title: 'Not possible',
      place,
      status: 404,
      body: <RefusedPage text="This subscriber’s record is no longer kept." />,
    });
  const body = <SubscriberPage staff={staff} subscriber={subscriber} said={c.req.query('said')} />;
  return draw({ title: 'A subscriber', place, body });
}

async function end({ c, staff }: DeskCall): Promise<Response> {
  const id = recordIdOf(c.req.param('id'));
  const isEnded = await inTransaction(async (client) => {
    if (!(await unsubscribe(client, id, 'staff'))) return false;
    const by = actorOf(staff, originOf(c));
    await recordAudit(client, { kind: 'subscriber-unsubscribed', by, about: `subscriber ${id}` });
    return true;
  });
  return c.redirect(`/desk${base}/${id}?said=${isEnded ? 'unsubscribed' : 'gone'}`, 303);
}
