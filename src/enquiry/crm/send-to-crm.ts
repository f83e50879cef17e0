import { database } from '#platform/database.ts';
import { type Arrived, type Delivery, noteShared } from '../deliveries/delivery.ts';
import { DeliveryDeferred, DeliveryRefused } from '../deliveries/delivery-failures.ts';
import { crmNotices } from '../deliveries/notice-types.ts';
import { type CurrentRecord, currentRecords } from '../store/current-records.ts';
import { type ActiveCrm, activeCrm, crmName } from './active-crms.ts';
import { callCrm, type Outcome } from './crm-client.ts';
import { type CrmHandOver, erasureByHand } from './erase-in-crms.ts';
import { leadOf, mappingOf } from './field-mapping.ts';

/**
 * Hands an enquiry to a CRM as the enquiry is now, or has the CRM delete it. By our reference the CRM finds the record
 * that an earlier attempt has made, also one that was made without our hearing of it.
 * @throws DeliveryRefused for good, DeliveryDeferred until a moment that the CRM named, Error to be tried again
 */
export async function sendToCrm(delivery: Delivery): Promise<Arrived> {
  const { recipient: key, subject, body, reference } = delivery;
  const crm = activeCrm(key);
  if (!crm) throw new Error(`The settings of ${crmName(key)} are no longer complete.`);
  if (subject === crmNotices.erased) return erase(crm, JSON.parse(body) as CrmHandOver);
  const record = (await currentRecords(database(), [reference])).get(reference);
  if (!record) throw new DeliveryRefused('The enquiry no longer exists.');
  await waitForOthers(delivery);
  const { name, record: kind } = crm.adapter;
  const { id, isShared = false } = accepted(await handOver(crm, record, delivery));
  const outcome = `${name} took it${id ? ` as ${kind} ${id}` : ''}${isShared ? ', which it had already' : ''}.`;
  return { recipient: key, outcome, crmRecord: { id, isShared } };
}

async function handOver(crm: ActiveCrm, record: CurrentRecord, { id }: Delivery): Promise<Outcome> {
  const lead = leadOf(record, await mappingOf(crm.adapter));
  return callCrm(crm, {
    lead,
    build: (access) => crm.adapter.upsert(lead, access),
    // With our reference in it, a later attempt takes the record for ours.
    onShared: () => noteShared(id),
  });
}

async function erase(crm: ActiveCrm, asked: CrmHandOver): Promise<Arrived> {
  const { adapter } = crm;
  if (!adapter.erase || asked.isShared) throw new DeliveryRefused(erasureByHand(adapter, asked));
  const { reference = '' } = await mappingOf(adapter);
  const erasure = {
    reference: asked.reference,
    referenceField: reference,
    remoteId: asked.remoteId ?? undefined,
  };
  const { erase: request } = adapter;
  const outcome = await callCrm(crm, { erasure, build: (access) => request(erasure, access) });
  accepted(outcome);
  return {
    recipient: adapter.key,
    outcome: `${adapter.name} has deleted the ${adapter.record}, or had none.`,
  };
}

function accepted(outcome: Outcome): Extract<Outcome, { kind: 'accepted' }> {
  if (outcome.kind === 'accepted') return outcome;
  if (outcome.kind === 'refused') throw new DeliveryRefused(outcome.why);
  if (outcome.afterSeconds) throw new DeliveryDeferred(outcome.why, outcome.afterSeconds);
  throw new Error(outcome.why);
}

/** Two requests about one record do not overtake each other: what is sent last is what was right last. */
async function waitForOthers({ id, reference, recipient }: Delivery): Promise<void> {
  const { rowCount } = await database().query({
    name: 'crm-delivery-under-way',
    text: `select from deliveries where reference = $1 and channel = 'crm' and recipient = $2 and id < $3
      and state = 'sending' and last_attempt_at > now() - interval '1 minute' limit 1`,
    values: [reference, recipient, id],
  });
  if (rowCount) throw new Error('Another hand-over of this enquiry is under way.');
}
