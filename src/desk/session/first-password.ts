import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { isPassword, type KeptPassword } from './password-hash.ts';

/**
 * The password that the first start makes for the first administrator. It is handed over in a file that only the user of
 * the process can read, since logs are collected and kept; the file goes as soon as the password is not enough, or no
 * longer valid.
 */
export type FirstLogin = { email: string; password: string };

const everyMs = 10 * 60_000;

export function firstPasswordFile(): string {
  return path.join(env().dataDir, 'first-administrator.txt');
}

export async function keepFirstPassword({ email, password }: FirstLogin): Promise<void> {
  const text = [
    `The first administrator logs in at ${env().siteUrl}/desk/login`,
    '',
    `e-mail: ${email}`,
    `password: ${password}`,
    '',
    'Delete this file after the first login. It is deleted automatically once this account has a second factor or another',
    'password.',
    '',
  ].join('\n');
  await mkdir(env().dataDir, { recursive: true });
  await writeAtomically(firstPasswordFile(), text, { mode: 0o600, flush: true });
}

/** Deletes the file unless its password is still all that the account asks for. */
export async function dropFirstPassword(): Promise<void> {
  const login = await readFirstLogin();
  if (login && !(await opensByItself(login))) await rm(firstPasswordFile(), { force: true });
}

/** Looks every ten minutes: the account may be set up on another instance. @returns how to stop it */
export function watchFirstPassword(): () => void {
  const look = () =>
    dropFirstPassword().catch((error: unknown) => log.warn('first password kept', describeError(error)));
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}

async function readFirstLogin(): Promise<FirstLogin | undefined> {
  try {
    const text = await readFile(firstPasswordFile(), 'utf8');
    const after = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
    return { email: after('e-mail'), password: after('password') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function opensByItself({ email, password }: FirstLogin): Promise<boolean> {
  const { rows } = await database().query<KeptPassword>(
    `select hash, salt from users u where email = $1
     and not exists (select from staff.second_factors f where f.user_id = u.id)`,
    [email.toLowerCase()],
  );
  return rows[0] !== undefined && isPassword(rows[0], password);
}
