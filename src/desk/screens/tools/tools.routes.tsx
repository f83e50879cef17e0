import { may } from '#content/access/duties.ts';
import { pathsByKey } from '#enquiry/store/site-pages.ts';
import { toolOf } from '#tools/tools.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import { previewOfDraft } from '../../tool-figures/preview-of-draft.ts';
import { allTools, figuresOfDraft, type ToolFigures } from '../../tool-figures/read-tool.ts';
import { readTypedFigures } from '../../tool-figures/read-typed-figures.ts';
import { publishFigures, restoreFigures, saveFigures } from '../../tool-figures/save-figures.ts';
import { translatedLanguages } from '../../translations/translated-languages.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { exampleRoutes } from './example.routes.tsx';
import { type FiguresForm, FiguresPage } from './figures-page.tsx';
import { PreviewPage, type PublishForm } from './preview-page.tsx';
import { ToolsPage } from './tools-page.tsx';
import { readUse } from './use/read-use.ts';
import { UsePage } from './use/use-page.tsx';
import { refuse, withTool } from './with-tool.tsx';

const duty = 'write-content';
const place = 'office';
const base = '/tools/:tool';
// All sources in all languages are in one form.
const maxBytes = 1024 * 1024;

/** Figures that the tools calculate with: changed as a draft, previewed, published, and brought back. */
export const toolFiguresRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/tools', duty, answer: showAll },
  { method: 'get', path: base, duty, answer: withTool(showFigures) },
  { method: 'post', path: base, duty, maxBytes, answer: withTool(takeFigures) },
  { method: 'post', path: `${base}/back`, duty, answer: withTool(goBack) },
  { method: 'get', path: `${base}/use`, duty, answer: withTool(showUse) },
  { method: 'get', path: `${base}/preview`, duty, answer: withTool(showPreview) },
  { method: 'post', path: `${base}/preview`, duty, answer: withTool(publish) },
  ...exampleRoutes,
];

async function showAll({ draw }: DeskCall): Promise<Response> {
  return draw({ title: 'Figures of the tools', place, body: <ToolsPage tools={await allTools()} /> });
}

function showFigures(call: DeskCall, tool: ToolFigures): Promise<Response> {
  return drawFigures(call, tool, { said: call.c.req.query('said') });
}

async function takeFigures(call: DeskCall, tool: ToolFigures): Promise<Response> {
  const { input, staff, c } = call;
  const isStale = input.base !== String(tool.draftId);
  const opened = isStale ? await figuresOfDraft(tool, Number(input.base) || 0) : tool.figures;
  const typed = readTypedFigures(tool.figures, opened, input);
  const hasProblems = typed.some(({ problems }) => Object.keys(problems).length > 0);
  if (isStale || hasProblems)
    return drawFigures(call, tool, { typed, isStale, hasProblems }, isStale ? 409 : 422);
  if (!typed.some(({ isTouched }) => isTouched)) return drawFigures(call, tool, { said: 'unchanged' });
  const outcome = await saveFigures({ tool, staff }, typed);
  if (outcome === 'saved') return c.redirect(`/desk/tools/${tool.key}?said=saved`, 303);
  return withTool(takeFigures)(call);
}

async function goBack(call: DeskCall, tool: ToolFigures): Promise<Response> {
  const { c, input, staff } = call;
  const version = tool.versions.find(({ number }) => String(number) === input.version);
  if (!version) return refuse(call, 'There is no such version. Nothing was changed.');
  if (input.base !== String(tool.draftId))
    return drawFigures(call, tool, { isStale: true, hasProblems: false }, 409);
  const outcome = await restoreFigures({ tool, staff }, version);
  return c.redirect(`/desk/tools/${tool.key}?said=${outcome === 'saved' ? 'back' : 'stale'}`, 303);
}

function drawFigures(
  { draw, staff }: DeskCall,
  tool: ToolFigures,
  form: FiguresForm,
  status = 200,
): Promise<Response> {
  const body = <FiguresPage {...{ tool, form }} staffId={staff.id} />;
  return draw({ title: `Figures of ${tool.title}`, place, status, body });
}

async function showPreview(
  call: DeskCall,
  tool: ToolFigures,
  form: PublishForm = {},
  status = 200,
): Promise<Response> {
  const against = Number(/^\d{1,6}$/.exec(call.c.req.query('against') ?? '')?.[0] ?? 0);
  const preview = await previewOfDraft(tool.key, against || undefined);
  if (!preview) return refuse(call, 'There is nothing to preview.');
  const said = call.c.req.query('said');
  const start = (await pathsByKey()).get(toolOf(tool.key)?.startPage ?? '');
  const body = <PreviewPage {...{ tool, preview, form, start, said }} />;
  return call.draw({ title: `Preview of ${tool.title}`, place, status, body });
}

async function publish(call: DeskCall, tool: ToolFigures): Promise<Response> {
  const { c, input, staff } = call;
  const words = (language: Language) => (input[`what-${language}`] ?? '').replace(/\s+/g, ' ').trim();
  const languages = [defaultLocale, ...translatedLanguages()];
  const whatChanged = Object.fromEntries(languages.map((language) => [language, words(language)]));
  if (input.base !== String(tool.draftId) || !tool.isDraft)
    return showPreview(call, tool, { whatChanged, problem: 'stale' }, 409);
  const missing = languages.filter((language) => !words(language));
  if (missing.length > 0) return showPreview(call, tool, { whatChanged, missing }, 422);
  const outcome = await publishFigures({ tool, staff }, whatChanged);
  if (outcome === 'stale') return showPreview(call, tool, { whatChanged, problem: 'stale' }, 409);
  if (outcome !== 'saved')
    return showPreview(call, tool, { whatChanged, problem: 'refused', refusal: outcome.refusal }, 422);
  return c.redirect(`/desk/tools/${tool.key}?said=published`, 303);
}

async function showUse(call: DeskCall, tool: ToolFigures): Promise<Response> {
  const use = await readUse(tool.key, {
    number: Number(call.c.req.query('version')),
    // Answers about health and household are as private as an enquiry, also without a name.
    hasSets: may(call.staff, 'read-cases'),
  });
  if (!use) return refuse(call, 'Nothing has been published for this tool yet.');
  return call.draw({ title: `Use of ${tool.title}`, place, body: <UsePage use={use} /> });
}
