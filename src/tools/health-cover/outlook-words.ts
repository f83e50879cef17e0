import type { Locale } from '#ui/language/locales.ts';
import { inFigures } from '#ui/language/numbers.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import type { ResultContext } from '../tool.ts';
import type { PolicyEstimate } from './estimate.ts';
import type { HealthResult } from './health-result.ts';
import { healthMessages } from './messages/messages.ts';
import type { Numbers } from './numbers.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { OutlookPicture } from './pictures/outlook-picture.ts';
import { hasIncomeDecided } from './step-notes.ts';
import type { TextKey } from './text-keys.ts';
import { employerValues, growthValues, textLookup } from './text-lookup.ts';

/** The words of a policy's growth picture: its finding, when the need passes the cover, and the rows of its table. */
export type OutlookInWords = {
  who: PolicyEstimate['policy']['who'];
  heading: string;
  /** Empty under the further headings. */
  intro: string;
  meets: string;
  columns: string[];
  rows: string[][];
  /** Below the table. */
  notes: string;
  picture: Omit<OutlookPicture, 'format'>;
};

type Context = Pick<ResultContext, 'content' | 'locale'>;

/** One a policy. */
export function outlooksInWords({ estimate, numbers }: HealthResult, context: Context): OutlookInWords[] {
  const { locale } = context;
  const { policies } = estimate;
  const say = textLookup(context);
  return policies.map((policy, index) => {
    const { who } = policy.policy;
    const outlook = outlookOf(policy, numbers);
    const heading = headingOf({ policy, numbers, outlook }, context);
    return {
      who,
      heading: policies.length > 1 ? `${say(`policy-${who}`)}: ${heading}` : heading,
      intro: [
        index === 0 ? say('outlook-intro') : '',
        hasIncomeDecided(policy) ? say('outlook-no-income') : '',
      ]
        .filter(Boolean)
        .join(' '),
      meets: meetingOf(numbers, outlook, context),
      ...tableOf(numbers, outlook, locale),
      notes: [
        outlook.isCounted ? say('note-employer', employerValues(numbers, locale)) : '',
        index === policies.length - 1 ? say('outlook-review') : '',
      ]
        .filter(Boolean)
        .join(' '),
      picture: outlookPicture({ numbers, outlook }, locale),
    };
  });
}

function headingOf(
  { policy, numbers, outlook }: { policy: PolicyEstimate; numbers: Numbers; outlook: Outlook },
  context: Context,
): string {
  const say = textLookup(context);
  const { passes, inHand, withMore } = outlook;
  const { sum } = policy.likely;
  const dryYears = passes.likely === undefined ? numbers['outlook-years'] : passes.likely - 1;
  const values = { sum: roughSum(sum, context.locale), years: dryYears };
  if (dryYears < 1) return say('outlook-heading-short', { sum: roughSum(withMore, context.locale) });
  // More than the list has is wanted: no sum on it is a success.
  if (policy.likely.isOver) return healthMessages(context.locale).outlook.title;
  const what = sum === 0 ? 'hand' : inHand > 0 ? 'more' : 'new';
  const key: TextKey =
    passes.likely === undefined ? `outlook-heading-all-${what}` : `outlook-heading-${what}`;
  return say(key, values);
}

function meetingOf(numbers: Numbers, { passes, withMore }: Outlook, context: Context): string {
  const { locale } = context;
  const say = textLookup(context);
  const sum = roughSum(withMore, locale);
  const last = numbers['outlook-years'];
  if (passes.likely === undefined)
    return say('outlook-meets-never', { ...growthValues(numbers, locale), sum, years: last });
  const yearsOf = (year: number | undefined) => year ?? `${last}+`;
  return say('outlook-meets', {
    ...growthValues(numbers, locale),
    sum,
    years: yearsOf(passes.likely),
    yearsHigh: yearsOf(passes.high),
    yearsLow: yearsOf(passes.low),
  });
}

function tableOf(numbers: Numbers, { cases, years, inHand, isCounted, withMore }: Outlook, locale: Locale) {
  const text = healthMessages(locale).outlook;
  const rates = cases.map((growth) => numbers[`growth-${growth}`]);
  const shown = years.filter(({ year }) => year % 3 === 0);
  const hasBoth = inHand > 0 && withMore > inHand;
  return {
    columns: [
      text.year,
      ...rates.map((rate) => text.costAt(inFigures(rate, locale))),
      ...(inHand > 0 ? [isCounted ? text.coverCounted : text.cover] : []),
      ...(hasBoth || inHand === 0 ? [text.coverWithMore] : []),
    ],
    rows: shown.map(({ year, ...needs }) => [
      year === 0 ? text.today : text.inYears(year),
      ...cases.map((growth) => roughSum(needs[growth], locale)),
      ...(inHand > 0 ? [roughSum(inHand, locale)] : []),
      ...(hasBoth || inHand === 0 ? [roughSum(withMore, locale)] : []),
    ]),
  };
}

/** The picture's data and words. */
function outlookPicture(
  { numbers, outlook }: { numbers: Numbers; outlook: Outlook },
  locale: Locale,
): Omit<OutlookPicture, 'format'> {
  const text = healthMessages(locale).outlook;
  const at = (rate: number) => text.at(inFigures(rate, locale));
  return {
    outlook,
    wordOf: (sum) => roughSum(sum, locale),
    words: {
      rates: {
        low: at(numbers['growth-low']),
        likely: at(numbers['growth-likely']),
        high: at(numbers['growth-high']),
      },
      inHand: outlook.isCounted ? text.inHandCounted : text.inHand,
      withMore: text.withMore,
      inRain: text.inRain,
      today: text.today,
      after: text.after,
    },
  };
}
