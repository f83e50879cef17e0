import { formFacts } from '#enquiry/store/site-facts.ts';
import { pathsByKey } from '#enquiry/store/site-pages.ts';
import type { FormValues } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import type { Problems } from '#forms/problem.ts';
import { dateInIndia } from '#platform/clock.ts';
import { definitionOf } from '#tools/definitions.ts';
import { questionsInOrder } from '#tools/engine/path.ts';
import { validateAnswers } from '#tools/engine/validate-answers.ts';
import { methodOf } from '#tools/formulas/methods.ts';
import { readAnswers } from '#tools/journey/read-answers.ts';
import { type PreviewOfDraft, previewOfDraft } from '../../tool-figures/preview-of-draft.ts';
import type { ToolFigures } from '../../tool-figures/read-tool.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { ExampleResult } from './example-result.tsx';
import { OwnAnswersPage } from './own-answers-page.tsx';
import { refuse, withTool } from './with-tool.tsx';

const duty = 'write-content';
const base = '/tools/:tool/preview';

/** Results by the drafted or the published figures: of the example people, and of answers that the editor gives. */
export const exampleRoutes: readonly DeskRoute[] = [
  { method: 'get', path: `${base}/own`, duty, answer: withTool(showOwnAnswers) },
  { method: 'post', path: `${base}/own`, duty, answer: withTool(takeOwnAnswers) },
  { method: 'get', path: `${base}/:person`, duty, answer: withTool(showExample) },
];

const refusal = 'There is no such example, or its result cannot be shown yet.';

async function showExample(call: DeskCall, tool: ToolFigures): Promise<Response> {
  const person = exampleOf(tool, call.c.req.param('person'));
  const preview = await previewThatRuns(tool);
  if (!person || !preview) return refuse(call, refusal);
  const isLive = call.c.req.query('with') === 'live';
  if (preview.isPublished && !isLive) return toFigures(call, tool);
  const { key: personKey, about, answers } = person;
  return drawResult(call, preview, { tool, about, answers, personKey, isLive });
}

async function previewThatRuns({ key }: ToolFigures): Promise<PreviewOfDraft | undefined> {
  const preview = await previewOfDraft(key);
  return preview?.faults.length === 0 ? preview : undefined;
}

/** Begins with the answers of an example. */
async function showOwnAnswers(call: DeskCall, tool: ToolFigures): Promise<Response> {
  const person = exampleOf(tool, call.c.req.query('as')) ?? methodOf(tool.key)?.examples[0];
  const preview = await previewThatRuns(tool);
  if (!preview) return refuse(call, refusal);
  if (preview.isPublished) return toFigures(call, tool);
  const facts = await formFacts(dateInIndia());
  return drawQuestions(call, { tool, preview, facts, answers: person?.answers ?? {} });
}

async function takeOwnAnswers(call: DeskCall, tool: ToolFigures): Promise<Response> {
  const preview = await previewThatRuns(tool);
  if (!preview) return refuse(call, refusal);
  const { questionnaire } = definitionOf(tool.key);
  const answers = readAnswers(Object.entries(call.input), questionsInOrder(questionnaire));
  const facts = await formFacts(dateInIndia());
  const validated = validateAnswers(questionnaire, answers, facts);
  if (!validated.ok) return drawQuestions(call, { tool, preview, facts, answers, ...validated });
  // A colleague may have published the draft since the questions were shown.
  const isLive = preview.isPublished || call.input.with === 'live';
  return drawResult(call, preview, { tool, about: 'your own answers', answers: validated.answers, isLive });
}

/** There is no draft to try: a change of the figures starts one. */
function toFigures({ c }: DeskCall, { key }: ToolFigures): Response {
  return c.redirect(`/desk/tools/${key}?said=no-draft`, 303);
}

type Asked = {
  tool: ToolFigures;
  preview: PreviewOfDraft;
  facts: FormFacts;
  answers: FormValues;
  problems?: Problems;
};

function drawQuestions(
  call: DeskCall,
  { tool, preview, facts, answers, problems = {} }: Asked,
): Promise<Response> {
  const { questionnaire } = definitionOf(tool.key);
  const body = <OwnAnswersPage {...{ questionnaire, facts, answers, problems }} content={preview.after} />;
  const status = Object.keys(problems).length > 0 ? 422 : 200;
  return call.draw({ title: 'Try the draft yourself', body, status, look: 'site', sheet: 'tool' });
}

type Shown = {
  tool: ToolFigures;
  about: string;
  answers: Readonly<Record<string, string>>;
  personKey?: string;
  isLive: boolean;
};

async function drawResult(
  call: DeskCall,
  { before, after, isPublished }: PreviewOfDraft,
  { tool, personKey, ...shown }: Shown,
): Promise<Response> {
  const content = shown.isLive && !isPublished ? before : after;
  if (!content) return refuse(call, 'Nothing has been published yet.');
  const paths = await pathsByKey();
  const body = (
    <ExampleResult
      toolKey={tool.key}
      {...{ personKey, content, isPublished, ...shown }}
      hrefOf={(key) => paths.get(key)}
    />
  );
  return call.draw({ title: shown.about, body, look: 'site', sheet: 'tool' });
}

function exampleOf({ key }: ToolFigures, person: string | undefined) {
  return methodOf(key)?.examples.find((example) => example.key === person);
}
