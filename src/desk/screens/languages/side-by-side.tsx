import { faultsOfTranslation } from '#content/translation/faults-of-translation.ts';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { type TextPair, textId } from '#content/translation/pair-texts.ts';
import type { Language } from '#ui/language/locales.ts';
import { oncePerText } from '../../translations/files/file-line.ts';
import { readTranslation, type Translation } from '../../translations/read-translations.ts';
import { saveTranslation } from '../../translations/save-translation.ts';
import type { DeskCall } from '../desk-route.ts';
import { sideBySide } from './record-links.ts';
import { SideBySidePage, type SideBySideProps, type TypedText } from './side-by-side-page.tsx';

type Outcome = Pick<SideBySideProps, 'refused' | 'homeless' | 'said'>;

const done: Readonly<Record<string, string>> = {
  saved: 'Saved as a draft. Visitors will see it once it is published.',
  unchanged: 'Nothing was changed.',
};

export async function showSideBySide(
  { c, draw, staff }: DeskCall,
  language: Language,
  translation: Translation,
  outcome: Outcome = {},
): Promise<Response> {
  const key = c.req.query('said') ?? '';
  const said = Object.hasOwn(done, key) ? done[key] : undefined;
  const isOpenOnly = c.req.query('show') === 'open';
  const body = (
    <SideBySidePage {...{ language, translation, isOpenOnly, said, staffId: staff.id, ...outcome }} />
  );
  const title = `“${translation.title}” in ${languageInEnglish(language)}`;
  return draw({ title, place: 'words', body, status: outcome.said ? 422 : 200 });
}

/** Saves what can be saved; what cannot stays on the page as it was typed, with the reason beside it. */
export async function saveSideBySide(
  call: DeskCall,
  language: Language,
  translation: Translation,
): Promise<Response> {
  const { slug, id, hasDrafts, isInAnotherOrder } = translation;
  if (!hasDrafts) return showSideBySide(call, language, translation);
  let typed = readTyped(call.input, translation.pairs, language);
  const isWork = typed.targets.size > 0 || isInAnotherOrder;
  const choose = (now: readonly TextPair[]) => {
    typed = readTyped(call.input, now, language);
    return typed.targets;
  };
  const refusal = isWork
    ? await saveTranslation({ slug, id, language, choose, staff: call.staff })
    : undefined;
  const { targets, refused, homeless } = typed;
  if (refusal)
    for (const [source, target] of targets)
      refused.set(textId(source), { typed: target, reasons: [refusal] });
  if (refused.size === 0 && homeless.length === 0) {
    const show = call.c.req.query('show') === 'open' ? 'show=open&' : '';
    return call.c.redirect(
      `${sideBySide(language, translation)}?${show}said=${isWork ? 'saved' : 'unchanged'}`,
      303,
    );
  }
  const after = (await readTranslation(language, slug, id)) ?? translation;
  const count = refused.size + homeless.length;
  const said = `${count === 1 ? 'One text was' : `${count} texts were`} not saved. What you typed is below.`;
  return showSideBySide(call, language, after, { refused, homeless, said });
}

type Typed = { targets: Map<string, string>; refused: Map<string, TypedText>; homeless: string[] };

/** A field that was not touched is left alone, also where someone else has changed its text in the meantime. */
function readTyped(
  input: Readonly<Record<string, string>>,
  present: readonly TextPair[],
  language: Language,
): Typed {
  const read: Typed = { targets: new Map(), refused: new Map(), homeless: [] };
  const pairs = new Map(oncePerText(present).map((pair) => [textId(pair.text), pair]));
  for (const [name, value] of Object.entries(input)) {
    const [, id = ''] = /^t-([0-9a-f]{16})$/.exec(name) ?? [];
    const typed = value.trim();
    const isTouched = textId(typed) !== input[`w-${id}`];
    const pair = pairs.get(id);
    if (!id || (!pair && !isTouched)) continue;
    if (!pair) read.homeless.push(typed);
    else if (!isTouched) {
      if (input[`ok-${id}`] === 'on' && typed === pair.target) read.targets.set(pair.text, pair.target);
    } else {
      const { text: source, target, maxLength } = pair;
      const reasons = faultsOfTranslation({ source, ...(maxLength && { maxLength }) }, typed, language);
      if (input[`w-${id}`] !== textId(target) && typed !== target)
        reasons.push(`someone changed it in the meantime to “${target}”; save again to replace that`);
      if (reasons.length > 0) read.refused.set(id, { typed, reasons });
      else read.targets.set(source, typed);
    }
  }
  return read;
}
