import { Readable } from 'node:stream';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { dateInIndia } from '#platform/clock.ts';
import { xlsxType } from '#platform/files/xlsx.ts';
import { defaultLocale, isLanguageCode, type Language } from '#ui/language/locales.ts';
import { outgoingTexts } from '../../translations/files/file-line.ts';
import { sheetOf } from '../../translations/files/sheet-file.ts';
import { xliffOf, xliffType } from '../../translations/files/xliff-file.ts';
import { judgeLines, withPresentTargets } from '../../translations/judge-lines.ts';
import { keepFile, keptFile } from '../../translations/kept-files.ts';
import { maxFileBytes, readSentLines } from '../../translations/read-sent-file.ts';
import { readTranslation, readTranslations, type Translation } from '../../translations/read-translations.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { refuseIn } from '../frame/refused-page.tsx';
import { FilePage, type SavedRecord } from './file-page.tsx';
import { LanguagePage } from './language-page.tsx';
import { languagePath } from './record-links.ts';
import { saveFile } from './save-file.ts';
import { saveSideBySide, showSideBySide } from './side-by-side.tsx';

const duty = 'write-content';
const place = 'words';
const refuse = refuseIn(place);
const base = '/words/languages/:language';

/** Languages besides English: what is missing, a record's texts side by side, and files for translators. */
export const languagesRoutes: readonly DeskRoute[] = [
  { method: 'get', path: base, duty, answer: withLanguage(show) },
  { method: 'get', path: `${base}/file`, duty, answer: withLanguage(sendFile) },
  {
    method: 'post',
    path: `${base}/files`,
    duty,
    maxBytes: maxFileBytes + 64 * 1024,
    answer: withLanguage(takeFile),
  },
  { method: 'get', path: `${base}/files/:file`, duty, answer: withLanguage(showFile) },
  { method: 'post', path: `${base}/files/:file`, duty, answer: withLanguage(saveKeptFile) },
  { method: 'get', path: `${base}/:collection/:id`, duty, answer: withRecord(showSideBySide) },
  {
    method: 'post',
    path: `${base}/:collection/:id`,
    duty,
    maxBytes: maxFileBytes,
    answer: withRecord(saveSideBySide),
  },
];

type Answer = (call: DeskCall, language: Language) => Promise<Response>;
type RecordAnswer = (call: DeskCall, language: Language, translation: Translation) => Promise<Response>;

/** Also one that is not published yet: its texts are written before. */
function withLanguage(answer: Answer) {
  return (call: DeskCall): Promise<Response> => {
    const language = call.c.req.param('language') ?? '';
    if (!isLanguageCode(language) || language === defaultLocale)
      return refuse(call, 'The site is not translated into this language.', 404);
    return answer(call, language);
  };
}

function withRecord(answer: RecordAnswer) {
  return withLanguage(async (call, language) => {
    const { collection = '', id = '' } = call.c.req.param();
    const translation = /^\d{1,9}$/.test(id)
      ? await readTranslation(language, collection, Number(id))
      : undefined;
    return translation ? answer(call, language, translation) : refuse(call, 'There is no such record.', 404);
  });
}

async function show({ draw }: DeskCall, language: Language, refusal?: string): Promise<Response> {
  const translations = await readTranslations(language);
  const body = <LanguagePage {...{ language, translations, refusal }} />;
  return draw({ title: languageInEnglish(language), place, body, status: refusal ? 422 : 200 });
}

async function sendFile(call: DeskCall, language: Language): Promise<Response> {
  const { of = 'open', as = 'xliff' } = call.c.req.query();
  const texts = outgoingTexts(await translationsOf(language, of), of === 'open');
  if (texts.length === 0) return refuse(call, 'There is nothing to translate. No file was made.', 200);
  const file = as === 'xlsx' ? Readable.toWeb(sheetOf(texts, language)) : await xliffOf(texts, language);
  const ending = as === 'xlsx' ? 'xlsx' : 'xlf';
  const name = `${language}-${of.replace(/[^a-z0-9-]+/g, '-')}-${dateInIndia()}.${ending}`;
  return call.c.body(file as string | ReadableStream, 200, {
    'Content-Type': as === 'xlsx' ? xlsxType : xliffType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** Settings and menus have no drafts: a file would come back in vain. */
async function translationsOf(language: Language, of: string): Promise<Translation[]> {
  const [, collection, id] = /^([a-z-]+)\/(\d{1,9})$/.exec(of) ?? [];
  const one = collection && (await readTranslation(language, collection, Number(id)));
  const found = collection ? (one ? [one] : []) : await readTranslations(language);
  return found.filter(({ hasDrafts }) => hasDrafts);
}

async function takeFile(call: DeskCall, language: Language): Promise<Response> {
  const sent = await readSentLines(call.c.req.raw, language);
  if ('refusal' in sent) return show(call, language, sent.refusal);
  const isOfOlderVersion = sent.lines.some(({ exported }) => exported === undefined);
  const lines = isOfOlderVersion
    ? withPresentTargets(sent.lines, await readTranslations(language))
    : sent.lines;
  const id = await keepFile(language, { name: sent.name, lines });
  return call.c.redirect(`${languagePath(language)}/files/${id}`, 303);
}

async function showFile(call: DeskCall, language: Language, saved?: SavedRecord[]): Promise<Response> {
  const file = await keptFile(language, call.c.req.param('file') ?? '');
  if (!file) return refuse(call, 'This file is no longer kept. Please import it again.', 404);
  const judged = judgeLines(file.lines, await readTranslations(language), language);
  const address = `${languagePath(language)}/files/${file.id}`;
  const isLeft = judged.records.some(({ changed, unchanged }) => changed.length + unchanged.length > 0);
  const isOvertaken = saved?.length === 0 && judged.records.length > 0 && !isLeft;
  const refusal = isOvertaken ? overtaken : undefined;
  const body = <FilePage {...{ language, name: file.name, judged, address, saved, refusal }} />;
  const isRefused = saved?.some(({ refusal }) => refusal);
  return call.draw({ title: file.name, place, body, status: isOvertaken ? 409 : isRefused ? 422 : 200 });
}

const overtaken = 'Nothing was saved. These texts were changed here after the file was exported.';

async function saveKeptFile(call: DeskCall, language: Language): Promise<Response> {
  const file = await keptFile(language, call.c.req.param('file') ?? '');
  if (!file) return showFile(call, language);
  const judged = judgeLines(file.lines, await readTranslations(language), language);
  const saved = await saveFile(judged, {
    language,
    staff: call.staff,
    confirms: call.input.unchanged === 'on',
  });
  return showFile(call, language, saved);
}
