import { recordAudit } from '#content/audit/audit-log.ts';
import { inTransaction } from '#platform/database.ts';
import {
  confirmList,
  contactsOf,
  hideList,
  type KeptList,
  lockKeptList,
  readKeptList,
} from '#site/ombudsman/confirmed-list.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { OmbudsmanDeskPage } from './ombudsman-desk-page.tsx';
import { type ContactProblem, type Contacts, problemOf, readContacts } from './read-contacts.ts';

const path = '/words/ombudsman';
const duty = 'write-content';

/** The offices of the Insurance Ombudsmen: visitors see them once a person has compared them with the Council's list. */
export const ombudsmanDeskRoutes: readonly DeskRoute[] = [
  { method: 'get', path, duty, answer: show },
  { method: 'post', path, duty, answer: confirm },
  { method: 'post', path: `${path}/hide`, duty, answer: hide },
];

async function show(call: DeskCall): Promise<Response> {
  const kept = await readKeptList();
  return drawList(call, { kept, contacts: contactsOf(kept) });
}

type Shown = { kept: KeptList | undefined; contacts: Contacts; problem?: ContactProblem | undefined };

async function drawList({ draw }: DeskCall, { kept, contacts, problem }: Shown): Promise<Response> {
  const body = <OmbudsmanDeskPage {...{ kept, contacts, problem }} />;
  const status = problem?.kind === 'stale' ? 409 : 422;
  return draw({ title: 'Ombudsman’s offices', place: 'words', status: problem ? status : 200, body });
}

async function confirm(call: DeskCall): Promise<Response> {
  const { c, staff, input } = call;
  const tried = await inTransaction(async (client) => {
    await lockKeptList(client);
    const kept = await readKeptList(client);
    const typed = readContacts(input, contactsOf(kept));
    const problem = problemOf(typed, input.checked === 'yes');
    if (!problem) {
      await confirmList(client, typed.contacts, staff.name);
      await recordAudit(client, { kind: 'ombudsman-list-confirmed', by: actorOf(staff, originOf(c)) });
    }
    return { kept, contacts: typed.contacts, problem };
  });
  return tried.problem ? drawList(call, tried) : c.redirect(`/desk${path}`, 303);
}

async function hide({ c, staff }: DeskCall): Promise<Response> {
  await inTransaction(async (client) => {
    if (await hideList(client))
      await recordAudit(client, { kind: 'ombudsman-list-hidden', by: actorOf(staff, originOf(c)) });
  });
  return c.redirect(`/desk${path}`, 303);
}
