import type { MailTemplate } from './template.ts';

/**
 * The templates of all rooms, as `main` hands them over: this room knows none of them, and they are loaded with the
 * first mail, since what draws mails is large.
 */
export type LoadTemplates = () => Promise<readonly MailTemplate[]>;

let load: LoadTemplates = async () => [];

export function setMailTemplates(loadTemplates: LoadTemplates): void {
  load = loadTemplates;
}

/** @throws Error when no room has it */
export async function templateWithKey(key: string): Promise<MailTemplate> {
  const found = (await load()).find((template) => template.key === key);
  if (!found) throw new UnknownMailTemplate(`There is no mail template ${key}.`);
  return found;
}

class UnknownMailTemplate extends Error {
  override name = 'UnknownMailTemplate';
}
