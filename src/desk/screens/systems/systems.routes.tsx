import { recordAudit } from '#content/audit/audit-log.ts';
import { activeCrm } from '#enquiry/crm/active-crms.ts';
import { confirmErasure } from '#enquiry/crm/erase-in-crms.ts';
import { forgetMapping, readMapping, savedMapping, saveMapping } from '#enquiry/crm/field-mapping.ts';
import { tryCrm } from '#enquiry/crm/try-crm.ts';
import { crmAdapters } from '#enquiry/crm/vendors.ts';
import { crmWebhookSecret } from '#enquiry/deliveries/post-to-crm.ts';
import { resendDelivery } from '#enquiry/deliveries/resend-delivery.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { CrmPage } from './crm-page.tsx';
import { feedKeyRoutes } from './feed-keys.routes.tsx';
import { showSystems } from './show-systems.tsx';

const duty = 'connect-systems';

/** Other systems that get the enquiries: which, what of them, and what did not arrive. */
export const systemsRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/systems', duty, answer: (call) => showSystems(call) },
  ...feedKeyRoutes,
  { method: 'post', path: '/systems/web-hook', duty, answer: showSecret },
  { method: 'post', path: '/systems/deliveries/:id/again', duty, answer: sendAgain },
  { method: 'post', path: '/systems/deliveries/:id/erased', duty, answer: confirm },
  { method: 'get', path: '/systems/:crm', duty, answer: (call) => showCrm(call) },
  { method: 'post', path: '/systems/:crm/fields', duty, answer: changeFields },
  { method: 'post', path: '/systems/:crm/try', duty, answer: tryIt },
];

/** Answers with the page itself: no address leads to the secret, and no one sees it who did not ask. */
async function showSecret(call: DeskCall): Promise<Response> {
  const { c, staff } = call;
  if (!env().crmWebhookUrl) return showSystems(call);
  await inTransaction((client) =>
    recordAudit(client, { kind: 'hook-secret-shown', by: actorOf(staff, originOf(c)), about: 'web hook' }),
  );
  return showSystems(call, { secret: crmWebhookSecret() });
}

type Shown = Pick<Parameters<typeof CrmPage>[0], 'typed' | 'tried'>;

async function showCrm({ c, draw }: DeskCall, shown: Shown = {}): Promise<Response> {
  const adapter = adapterOf(c.req.param('crm'));
  if (!adapter)
    return draw({
      title: 'Not possible',
      status: 404,
      body: <RefusedPage text="There is no such CRM." />,
    });
  const saved = await savedMapping(adapter.key);
  const status = shown.typed ? 422 : 200;
  const body = <CrmPage {...{ adapter, saved, said: c.req.query('said'), ...shown }} />;
  return draw({ title: adapter.name, status, body });
}

async function changeFields(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const adapter = adapterOf(c.req.param('crm'));
  if (!adapter) return showCrm(call);
  const isBack = input.do === 'defaults';
  const { fields, problems } = readMapping(input);
  if (!isBack && Object.keys(problems).length > 0) return showCrm(call, { typed: { input, problems } });
  await inTransaction(async (client) => {
    const crm = adapter.key;
    if (isBack) await forgetMapping(client, crm);
    else await saveMapping(client, { crm, fields, by: staff.name });
    const about = `${adapter.name}${isBack ? ', back to its defaults' : ''}`;
    await recordAudit(client, { kind: 'crm-fields-changed', by: actorOf(staff, originOf(c)), about });
  });
  return c.redirect(`/desk/systems/${adapter.key}?said=${isBack ? 'defaults' : 'saved'}`, 303);
}

async function tryIt(call: DeskCall): Promise<Response> {
  const crm = activeCrm(call.c.req.param('crm') ?? '');
  return crm ? showCrm(call, { tried: await tryCrm(crm) }) : showCrm(call);
}

async function sendAgain({ c }: DeskCall): Promise<Response> {
  const id = recordIdOf(c.req.param('id'));
  const isQueued = id > 0 && (await resendDelivery(id));
  return c.redirect(`/desk/systems?said=${isQueued ? 'again' : 'gone'}`, 303);
}

async function confirm({ c, staff }: DeskCall): Promise<Response> {
  const deliveryId = recordIdOf(c.req.param('id'));
  const isConfirmed = await inTransaction(async (client) => {
    const isWaiting = deliveryId > 0 && (await confirmErasure(client, { deliveryId, who: staff.name }));
    const by = actorOf(staff, originOf(c));
    const about = `delivery ${deliveryId}`;
    if (isWaiting) await recordAudit(client, { kind: 'crm-erasure-confirmed', by, about });
    return isWaiting;
  });
  return c.redirect(`/desk/systems?said=${isConfirmed ? 'erased' : 'gone'}`, 303);
}

function adapterOf(key: string | undefined) {
  return crmAdapters.find((adapter) => adapter.key === key);
}
