import type { StaffRole } from '#content/access/duties.ts';
import { contentService } from '#content/read/content-service.ts';
import { accountOfficeRoutes } from '#desk/screens/account/office.routes.tsx';
import { officeRoutes } from '#desk/screens/login/office.routes.tsx';
import { personRoutes } from '#desk/screens/staff/person.routes.tsx';
import { openSession } from '#desk/session/open-session.ts';
import { codeOf, sampleOrigin, withSecondFactor } from './authenticator.ts';
import { rowsOf } from './database.ts';
import { OfficeBrowser } from './office-browser.ts';
import type { OfficeProvider } from './office-provider.ts';

/** People of an office and of its desk: some known to the provider, some with a password. */
export type PasswordPerson = { id: number; email: string; secret: string };

export const staffPassword = 'kamal baarish neela chhata';

/** @param who the subject that it logs in with at the provider */
export function newOfficeBrowser(who: string): OfficeBrowser {
  const browser = new OfficeBrowser([...officeRoutes, ...accountOfficeRoutes, ...personRoutes]);
  browser.who = who;
  return browser;
}

export function putAtOffice({ people }: OfficeProvider, subject: string, groups: string[]): void {
  people.set(subject, { name: subject, email: `${subject}@office.example`, groups });
}

/** With a password and a second factor. */
export async function someoneWithPassword(name: string, role: StaffRole): Promise<PasswordPerson> {
  const data = { name, role, email: `${name}@broker.example`, password: staffPassword };
  const service = await contentService();
  const { id } = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 });
  return { id, email: data.email, ...(await withSecondFactor(id)) };
}

/** Logs someone in with the password. */
export async function enterWith(browser: OfficeBrowser, person: PasswordPerson): Promise<void> {
  const session = await openSession({ userId: person.id, from: sampleOrigin, with: 'code' });
  browser.cookiesOf().set('payload-token', session?.token ?? '');
}

export const passwordAndCode = ({ secret }: PasswordPerson) => ({
  password: staffPassword,
  code: codeOf(secret),
});

export async function roleOf(id: number): Promise<string | undefined> {
  const [row] = await rowsOf<{ role: string }>('select role::text as role from users where id = $1', [id]);
  return row?.role;
}

/** The account that an office account opens. */
export async function accountOf(subject: string): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    'select user_id as id from staff.office_identities where subject = $1',
    [subject],
  );
  return row?.id;
}

export function sessionsOf(id: number): Promise<{ id: string }[]> {
  return rowsOf<{ id: string }>('select id from users_sessions where _parent_id = $1', [id]);
}
