import { type Env, env } from '#platform/env.ts';
import { isLoopbackUrl } from '#platform/loopback-url.ts';
import type { CrmAdapter } from './adapter.ts';
import { crmAdapters } from './vendors.ts';

/** A CRM whose settings are complete, and therefore gets every enquiry. */
export type ActiveCrm = { adapter: CrmAdapter; settings: Readonly<Record<string, string>> };

export function activeCrms(from: CrmEnv = env()): ActiveCrm[] {
  return crmAdapters.flatMap((adapter) => {
    const { settings, problems, isWanted } = settingsOf(adapter, from);
    return isWanted && problems.length === 0 ? [{ adapter, settings }] : [];
  });
}

/** @returns nothing for one that is not set, or not known any more */
export function activeCrm(key: string): ActiveCrm | undefined {
  return activeCrms().find(({ adapter }) => adapter.key === key);
}

export function crmName(key: string): string {
  return crmAdapters.find((adapter) => adapter.key === key)?.name ?? key;
}

export type SettingsOfCrm = {
  settings: Record<string, string>;
  /** Any of its variables is set. */
  isWanted: boolean;
  /** Named for a person, without values. */
  problems: string[];
};

type CrmEnv = Pick<Env, 'crm' | 'isLoopback'>;

export function settingsOf(
  { name, settings: rules }: CrmAdapter,
  { crm, isLoopback }: CrmEnv = env(),
): SettingsOfCrm {
  const entries = Object.entries(rules);
  const isWanted = entries.some(([, { variable }]) => crm[variable]);
  const settings = Object.fromEntries(
    entries.map(([key, { variable, fallback = '' }]) => [
      key,
      (crm[variable] ?? fallback).replace(/\/+$/, ''),
    ]),
  );
  const problems = entries.flatMap(([key, { variable, isUrl }]) => {
    const value = settings[key] ?? '';
    if (!value) return [`${variable} is not set: ${name} needs it.`];
    const isSafe = !isUrl || (URL.canParse(value) && isHttps(value, isLoopback));
    return isSafe ? [] : [`${variable} is not an address that begins with https:.`];
  });
  return { settings, isWanted, problems: isWanted ? problems : [] };
}

function isHttps(url: string, isLoopback: boolean): boolean {
  return url.startsWith('https:') || (isLoopback && isLoopbackUrl(url));
}

/** @returns what is wrong with the settings of all of them, names of variables that none has included */
export function crmProblems(from: CrmEnv): string[] {
  const known = crmAdapters.flatMap(({ settings }) =>
    Object.values(settings).map(({ variable }) => variable),
  );
  const unknown = Object.keys(from.crm).filter((variable) => !known.includes(variable));
  return [
    ...crmAdapters.flatMap((adapter) => settingsOf(adapter, from).problems),
    ...unknown.map((variable) => `${variable} is not a setting of any CRM.`),
  ];
}
