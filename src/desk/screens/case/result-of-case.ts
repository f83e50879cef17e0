import { definitionOf } from '#tools/definitions.ts';
import { type CheckedSection, checkList } from '#tools/engine/check-list.ts';
import { methodOf } from '#tools/formulas/methods.ts';
import { resultContext } from '#tools/result/result-context.ts';
import { attachedTo } from '#tools/store/attached-results.ts';
import { versionNumbered } from '#tools/store/versions.ts';
import { toolOf } from '#tools/tools.ts';
import { defaultLocale } from '#ui/language/locales.ts';

/**
 * The result that a visitor attached to their request, as the tool made it of the version that they had answered. It
 * is on their case, for anyone who calls them, and nowhere else on the desk.
 */
export type ResultOfCase = {
  title: string;
  headline: string;
  version: number;
  /** Version of the words next to the box that they ticked. */
  consentVersion: string;
  /** All twelve houses of a tool with a chart, in the chart's order. */
  houses: HouseBeside[];
  /** Open houses first, the largest first where the tool says which that is; then thin ones. */
  toSpeakAbout: HouseBeside[];
  /** Findings of a tool without a chart, line by line. */
  findings: readonly { key: string; label: string; said: string }[];
  sections: CheckedSection[];
};

export type HouseBeside = {
  key: string;
  label: string;
  state: 'covered' | 'thin' | 'open' | 'unknown';
  why: string;
  cover: { label: string; href: string | undefined };
};

/** @param enquiryId of the record that it was attached to */
export async function resultOfCase(enquiryId: number): Promise<ResultOfCase | undefined> {
  const attached = await attachedTo(enquiryId);
  const tool = attached && toolOf(attached.questionnaire);
  const version = attached && (await versionNumbered(attached.questionnaire, attached.version));
  if (!tool || !version) return undefined;
  const { questionnaire: key, answers, consentVersion } = attached;
  const context = await resultContext(answers, version, defaultLocale);
  const result = tool.resultOf(answers, context.content);
  // The endpoint's answer has the same form for every tool.
  const { houses = [], top = [] } = tool.asSent(result, context) as Partial<{
    houses: HouseBeside[];
    top: string[];
  }>;
  const findings = houses.length > 0 ? [] : (methodOf(key)?.findingsOf(context) ?? []);
  return {
    title: context.content.title,
    headline: tool.headlineOf(result, context),
    version: version.number,
    consentVersion,
    houses,
    toSpeakAbout: inOrder(houses, top),
    findings,
    sections: checkList(definitionOf(key).questionnaire, context),
  };
}

function inOrder(houses: readonly HouseBeside[], top: readonly string[]): HouseBeside[] {
  const rank = ({ key, state }: HouseBeside) => {
    const place = top.indexOf(key);
    return (state === 'open' ? 0 : 100) + (place < 0 ? 50 : place);
  };
  return houses
    .filter(({ state }) => state === 'open' || state === 'thin')
    .toSorted((one, other) => rank(one) - rank(other));
}
