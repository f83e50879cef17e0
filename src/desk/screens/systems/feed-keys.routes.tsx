import { recordAudit } from '#content/audit/audit-log.ts';
import { endFeedKey, makeFeedKey } from '#enquiry/feed/feed-keys.ts';
import { inTransaction } from '#platform/database.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { showSystems } from './show-systems.tsx';

const duty = 'connect-systems';

/** Keys with which other programs fetch the enquiries. */
export const feedKeyRoutes: readonly DeskRoute[] = [
  { method: 'post', path: '/systems/keys', duty, answer: makeKey },
  { method: 'post', path: '/systems/keys/:id/end', duty, answer: endKey },
];

/** Answers with the page itself: an address with the key in it would stay in a history. */
async function makeKey(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const name = (input.name ?? '').trim().slice(0, 80);
  if (!name) return showSystems(call, { isUnnamed: true });
  const key = await inTransaction(async (client) => {
    const by = actorOf(staff, originOf(c));
    await recordAudit(client, { kind: 'feed-key-made', by, about: name });
    return makeFeedKey(client, { name, by: staff.name });
  });
  return showSystems(call, { made: { name, key } });
}

async function endKey({ c, staff }: DeskCall): Promise<Response> {
  const id = recordIdOf(c.req.param('id'));
  const name = await inTransaction(async (client) => {
    const ended = id > 0 ? await endFeedKey(client, id) : undefined;
    const by = actorOf(staff, originOf(c));
    if (ended !== undefined) await recordAudit(client, { kind: 'feed-key-ended', by, about: ended });
    return ended;
  });
  return c.redirect(`/desk/systems?said=${name === undefined ? 'ended-before' : 'ended'}`, 303);
}
