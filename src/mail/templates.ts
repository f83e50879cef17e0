import { sharedState } from '#platform/shared-state.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { MailTemplate, RenderedMail } from './template.ts';

/**
 * The templates of all rooms, as `main` hands them over: this room knows none of them, and they are loaded with the
 * first mail, since the code that renders mails is large. The staff side, which is bundled apart, has them rendered here
 * and needs none of it.
 */
export type LoadTemplates = () => Promise<readonly MailTemplate[]>;

type RenderExample = (template: MailTemplate, locale: Locale) => Promise<RenderedMail>;

const state = () => sharedState<{ load?: LoadTemplates; draw?: RenderExample }>('mail-templates', () => ({}));

export function setMailTemplates(load: LoadTemplates): void {
  state().load = load;
}

export function setExampleRenderer(draw: RenderExample): void {
  state().draw = draw;
}

export async function allTemplates(): Promise<readonly MailTemplate[]> {
  return (await state().load?.()) ?? [];
}

/** @throws UnknownMailTemplate when no room has it */
export async function templateWithKey(key: string): Promise<MailTemplate> {
  const found = (await allTemplates()).find((template) => template.key === key);
  if (!found) throw new UnknownMailTemplate(`There is no mail template ${key}.`);
  return found;
}

/** As it would be sent, of its made-up data. @returns nothing where there is no such template */
export async function exampleOf(key: string, locale: Locale): Promise<RenderedMail | undefined> {
  const template = (await allTemplates()).find((candidate) => candidate.key === key);
  return template && state().draw?.(template, locale);
}

/** As it will be sent, with its data: for anyone who writes what is in it. */
export async function mailAhead(
  key: string,
  data: object,
  locale: Locale,
): Promise<RenderedMail | undefined> {
  return state().draw?.({ ...(await templateWithKey(key)), example: data }, locale);
}

class UnknownMailTemplate extends Error {
  override name = 'UnknownMailTemplate';
}
