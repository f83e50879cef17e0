import { plainLabel } from '#ui/kundli/plain-label.ts';
import type { Locale } from '#ui/language/locales.ts';
import { firstText, textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import type { CorporateResult } from './corporate-result.ts';
import { corporateMessages } from './messages/messages.ts';

type Uninsured = Pick<CorporateResult, 'houses' | 'top' | 'unsized'>;

/** The kinds of finding on uninsured risks: a list in order, names without a size, nothing yet, or that there are none. */
export function uninsuredState({
  houses,
  top,
  unsized,
}: Uninsured): 'listed' | 'unsized' | 'unknown' | 'none' {
  if (top.length > 0) return 'listed';
  if (unsized.length > 0) return 'unsized';
  // Only a duty that is missing is uninsured and in neither list.
  return houses.some(({ insured }) => !insured || insured === 'no') ? 'unknown' : 'none';
}

/** The heading of the uninsured risks, and the sentences below it that stand for a list or follow it. */
export function uninsuredWords(
  result: Uninsured,
  content: VersionContent,
  locale: Locale,
): { title: string; sentences: string[] } {
  const { top } = corporateMessages(locale);
  const [count, unsized] = [result.top.length, result.unsized.length];
  const named = unsized > 0 ? textOf(content, 'top-unsized', { houses: namesOf(result.unsized) }) : '';
  const none = textOf(content, 'top-none');
  switch (uninsuredState(result)) {
    case 'listed':
      return { title: top.title(count), sentences: named ? [named] : [] };
    case 'unsized':
      return { title: top.titleUnsized(unsized), sentences: [named || none] };
    case 'unknown':
      return { title: top.titleUnknown, sentences: [firstText(content, ['top-unknown', 'top-none'])] };
    case 'none':
      return { title: top.titleNone, sentences: [none] };
  }
}

export function namesOf(houses: Uninsured['unsized']): string {
  return houses.map(({ label }) => plainLabel(label)).join(', ');
}
