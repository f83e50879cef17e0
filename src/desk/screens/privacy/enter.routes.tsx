import { recordAudit } from '#content/audit/audit-log.ts';
import { errorsFrom, type FieldErrors } from '#forms/controls/form-view.ts';
import { database } from '#platform/database.ts';
import { isOnOneRecord, phoneOnRecord } from '#privacy/person/on-record.ts';
import { insertRequest } from '#privacy/requests/insert-request.ts';
import { auditAbout, proofs, requestKinds, waysByHand } from '#privacy/requests/request.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { enterOnce, keyOfForm } from '../enter-once.ts';
import { readEntered } from './enter-form.ts';
import { EnterPage } from './enter-page.tsx';

const duty = 'settle-requests';

/** Requests that came by letter, telephone, mail or in person. */
export const enterRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/privacy/new', duty, answer: (call) => show(call, {}) },
  { method: 'post', path: '/privacy/new', duty, answer: enter },
];

async function show(
  { draw, staff, input }: DeskCall,
  errors: FieldErrors,
  isSentBefore = false,
): Promise<Response> {
  const status = isSentBefore ? 409 : Object.keys(errors).length > 0 ? 422 : 200;
  const form = { typed: input, errors, isSentBefore, formKey: keyOfForm(input, isSentBefore) };
  const body = <EnterPage {...form} staffId={staff.id} now={new Date()} />;
  return draw({ title: 'Enter a privacy request', place: 'privacy', status, body });
}

const nothingToFindBy = {
  email: { text: 'Please enter an e-mail address, a phone number or a reference number.' },
};
const noSuchRecord = {
  reference: { text: 'We found no record with this reference number, or it has no phone number.' },
};
const notOneRecord = {
  reference: {
    text: 'No record has both this reference number and the other details. Please enter them as separate requests.',
  },
};
const notOnePerson = {
  phone: {
    text: 'No record has both this e-mail address and this phone number. Please enter them as separate requests.',
  },
};

async function enter(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const entered = readEntered(input, new Date());
  if (entered.problems) {
    const { problems } = entered;
    const isNothing = problems.email?.code === 'required';
    return show(call, { ...errorsFrom(problems, defaultLocale), ...(isNothing && nothingToFindBy) });
  }
  const { values, askedAt } = entered;
  const { email, name, words } = values;
  const aboutReference = values.reference.replace(/[\s-]/g, '').toUpperCase();
  const phone =
    values.phone || (!email && aboutReference && (await phoneOnRecord(database(), aboutReference))) || '';
  if (!email && !phone) return show(call, noSuchRecord);
  // One proof will count for all of them, so a letter must not bring another person's along.
  const given = { email, phone, reference: aboutReference };
  const isOfOne = Object.values(given).filter(Boolean).length < 2 || (await isOnOneRecord(database(), given));
  if (!isOfOne) return show(call, aboutReference ? notOneRecord : notOnePerson);
  const proof = proofs.find((each) => each === values.proof);
  const reference = await enterOnce({ scope: 'privacy-requests', input }, async (client) => {
    const reference = await insertRequest(client, {
      kind: requestKinds.find((each) => each === values.kind) ?? 'access',
      state: proof ? 'confirmed' : 'asked',
      via: waysByHand.find((each) => each === values.via) ?? 'letter',
      email: email.toLowerCase() || undefined,
      phone: phone || undefined,
      aboutReference: aboutReference || undefined,
      wrong: words,
      locale: defaultLocale,
      byHand: { name, askedAt, proof, enteredBy: staff.name },
    });
    const by = actorOf(staff, originOf(c));
    await recordAudit(client, { kind: 'request-entered', by, about: auditAbout({ reference }) });
    return reference;
  });
  if (reference === undefined) return show(call, {}, true);
  return c.redirect(`/desk/privacy/${await idOf(reference)}?said=entered`, 303);
}

async function idOf(reference: string): Promise<number | undefined> {
  const { rows } = await database().query<{ id: number }>(
    'select id from privacy_requests where reference = $1',
    [reference],
  );
  return rows[0]?.id;
}
