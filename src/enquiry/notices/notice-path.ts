import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { pathOfForm } from '../page/path-of-form.ts';
import { noticeAsSent, noticeField } from './notice-read.ts';

/** The notice in every language in which it has been read; below it, one of them. */
export const noticePath = '/consent-notice';

/** The form that a visitor came from, and the page that this form is about. */
export type CameFrom = { form: VisitorForm; from: string };

export function addressOfNotice(code: string, { form, from }: CameFrom, locale: Locale): string {
  return `${pathIn(locale, noticePath)}/${code}?${new URLSearchParams({ variant: form.key, from })}`;
}

/** Back to the form, which remembers what was read. */
export function formAfterNotice(
  notice: { code: string; version: string },
  { form, from }: CameFrom,
  locale: Locale,
): string {
  const query = new URLSearchParams({ variant: form.key, from, [noticeField]: noticeAsSent(notice) });
  return `${pathIn(locale, pathOfForm(form))}?${query}`;
}
