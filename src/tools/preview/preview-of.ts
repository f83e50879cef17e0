import type { Locale } from '#ui/language/locales.ts';
import type { Example } from '../engine/example.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import { faultsOfQuestionnaire } from '../faults-of-questionnaire.ts';
import type { Method } from '../formulas/method.ts';
import { methodOf } from '../formulas/methods.ts';

/** The effects of a draft, before anyone gets a result by it: its faults, and the examples' results. */
export type Preview = {
  /** While there are any, it cannot be published, and no result can be shown. */
  faults: readonly string[];
  people: readonly Previewed[];
};

export type Previewed = Pick<Example, 'key' | 'about'> & { lines: readonly PreviewedLine[] };

/** A line of the result by the published version and by the draft; nothing where one of them does not have it. */
export type PreviewedLine = {
  key: string;
  label: string;
  before: string | undefined;
  after: string | undefined;
};

export type PreviewInput = {
  key: QuestionnaireKey;
  /** The published version; nothing before the first time. */
  before: VersionContent | undefined;
  after: VersionContent;
  /** Keys of the pages that there are. */
  coverPages: readonly string[];
  locale: Locale;
};

export function previewOf({ key, before, after, coverPages, locale }: PreviewInput): Preview {
  const faults = faultsOfQuestionnaire(key, after, coverPages);
  const method = methodOf(key);
  if (faults.length > 0 || !method) return { faults, people: [] };
  const people = method.examples.map((example) => ({
    key: example.key,
    about: example.about,
    lines: linesOf(
      before ? findings(method, { example, content: before, locale }) : [],
      findings(method, { example, content: after, locale }),
    ),
  }));
  return { faults, people };
}

export function isChanged({ before, after }: PreviewedLine): boolean {
  return before !== after;
}

type Asked = { example: Example; content: VersionContent; locale: Locale };
type Findings = ReturnType<Method['findingsOf']>;

function findings(method: Method, { example: { answers }, content, locale }: Asked): Findings {
  return method.findingsOf({ answers, content, locale });
}

/** Lines of both, each once, in the draft's order and then what it has lost. */
function linesOf(before: Findings, after: Findings): PreviewedLine[] {
  const saidBy = (said: Findings, wanted: string) => said.find(({ key }) => key === wanted)?.said;
  const lost = before.filter(({ key }) => saidBy(after, key) === undefined);
  return [...after, ...lost].map(({ key, label }) => ({
    key,
    label,
    before: saidBy(before, key),
    after: saidBy(after, key),
  }));
}
