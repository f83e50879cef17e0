import type { BlockOf } from '#content/model.ts';
import { corporateRisk } from '#tools/corporate-risk/corporate-risk.questionnaire.ts';
import { addressAfter } from '#tools/journey/address-after.ts';
import { toolOf } from '#tools/tools.ts';
import type { SiteView } from '../../document/site-context.tsx';

type Start = Pick<BlockOf<'tool-start'>, 'questionnaire' | 'preset'>;
type Place = Pick<SiteView, 'here' | 'pageAt' | 'pageWithKey'>;

/**
 * The path below which a tool's questions and results are: that of its start page, wherever staff have put it. A page
 * with a set chosen beforehand is below the tool's own; any other page leads to the tool's.
 */
export function baseOf({ here, pageAt, pageWithKey }: Place, { questionnaire, preset }: Start): string {
  const page = pageAt(here);
  // The partners' pages are known by their record's path, and not by the one with their secret.
  if (page && page.kind !== 'tool') return pageWithKey(toolOf(questionnaire)?.startPage ?? '')?.path ?? here;
  return preset ? here.slice(0, here.lastIndexOf('/')) : here;
}

/** Where the questions begin: with a set chosen, after the question of the set. */
export function questionsFrom(place: Place, start: Start): string {
  const base = baseOf(place, start);
  return start.preset ? addressAfter(corporateRisk, base, { type: start.preset }) : `${base}/questions`;
}
