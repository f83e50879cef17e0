import { recordAudit } from '#content/audit/audit-log.ts';
import { inTransaction } from '#platform/database.ts';
import { confirmList, contactsFromSources, hideList, readKeptList } from '#site/ombudsman/confirmed-list.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { OmbudsmanDeskPage } from './ombudsman-desk-page.tsx';
import { contactsIn, problemOf } from './read-contacts.ts';

const path = '/words/ombudsman';
const duty = 'write-content';

/** The offices of the Insurance Ombudsmen: visitors see them once a person has compared them with the Council's list. */
export const ombudsmanDeskRoutes: readonly DeskRoute[] = [
  { method: 'get', path, duty, answer: (call) => show(call) },
  { method: 'post', path, duty, answer: confirm },
  { method: 'post', path: `${path}/hide`, duty, answer: hide },
];

async function show({ draw, input }: DeskCall, problem?: ReturnType<typeof problemOf>): Promise<Response> {
  const kept = await readKeptList();
  const contacts = problem ? contactsIn(input) : { ...contactsFromSources(), ...kept?.contacts };
  const body = <OmbudsmanDeskPage {...{ kept, contacts, problem }} />;
  return draw({ title: 'Ombudsman’s offices', place: 'words', status: problem ? 422 : 200, body });
}

async function confirm(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const contacts = contactsIn(input);
  const problem = problemOf(contacts, input.checked === 'yes');
  if (problem) return show(call, problem);
  await inTransaction(async (client) => {
    await confirmList(client, contacts, staff.name);
    await recordAudit(client, { kind: 'ombudsman-list-confirmed', by: actorOf(staff, originOf(c)) });
  });
  return c.redirect(`/desk${path}`, 303);
}

async function hide({ c, staff }: DeskCall): Promise<Response> {
  await inTransaction(async (client) => {
    if (await hideList(client))
      await recordAudit(client, { kind: 'ombudsman-list-hidden', by: actorOf(staff, originOf(c)) });
  });
  return c.redirect(`/desk${path}`, 303);
}
