import { pathsByKey } from '#enquiry/store/site-pages.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { contentOf } from '../engine/content-of.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { Version } from '../engine/version.ts';
import { methodOf } from '../formulas/methods.ts';
import { formulaPath, formulasKey } from '../formulas/paths.ts';
import type { ResultContext } from '../tool.ts';

/**
 * Everything that a tool needs to present a result: the answers, the version that they were given to, and paths of
 * pages. The page of formulas is that of the version.
 */
export async function resultContext(
  answers: Answers,
  version: Version,
  locale: Locale,
): Promise<ResultContext> {
  const paths = await pathsByKey();
  const { questionnaire: key, number } = version;
  const formulas = methodOf(key) && formulaPath({ key, version: number });
  return {
    answers,
    content: contentOf(version, locale),
    locale,
    hrefOf(pageKey) {
      const path = (pageKey === formulasKey && formulas) || paths.get(pageKey);
      return path && pathIn(locale, path);
    },
  };
}
