import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { type TextPair, textId } from '#content/translation/pair-texts.ts';
import { type Language, languageFacts } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { oncePerText, placeInWords, stateWords } from '../../translations/files/file-line.ts';
import type { Translation } from '../../translations/read-translations.ts';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';
import { formAddress, languagePath, openTexts, sideBySide } from './record-links.ts';

/** A text as it was typed, and what is wrong with it. */
export type TypedText = { typed: string; reasons: string[] };

export type SideBySideProps = {
  language: Language;
  translation: Translation;
  isOpenOnly: boolean;
  staffId: number;
  /** By `textId`: what could not be saved. */
  refused?: ReadonlyMap<string, TypedText>;
  /** Typed for a text whose English is another now. */
  homeless?: readonly string[];
  said?: string | undefined;
};

/** The English of a record beside its translation, text by text: the one to read, the other to write. */
export function SideBySidePage(props: SideBySideProps) {
  const { language, translation, isOpenOnly, staffId, refused = new Map(), homeless = [], said } = props;
  const { title, path, isLive, hasDrafts, isInAnotherOrder } = translation;
  const name = languageInEnglish(language);
  const isBack = refused.size > 0 || homeless.length > 0;
  const open = openTexts(translation).length;
  const here = sideBySide(language, translation);
  const texts = oncePerText(translation.pairs).filter(
    ({ state, text }) => !isOpenOnly || state !== 'current' || refused.has(textId(text)),
  );
  return (
    <div className="desk-wrap words languages">
      <p>
        <a className="words-back" href={languagePath(language)}>
          {name}
        </a>
      </p>
      <h1>
        “{title}” in {name}
      </h1>
      <p className="languages-links">
        {path && <a href={path}>Read it in English</a>}
        {path && isLive && <a href={pathIn(language, path)}>Read it in {name}</a>}
        <a href={formAddress(translation, language)}>Its form in {name}</a>
        {hasDrafts && (
          <a href={`${languagePath(language)}/file?as=xliff&of=${here.split('/').slice(-2).join('/')}`}>
            Export as XLIFF
          </a>
        )}
        {hasDrafts && (
          <a href={`${languagePath(language)}/file?as=xlsx&of=${here.split('/').slice(-2).join('/')}`}>
            Export as a table
          </a>
        )}
        {isOpenOnly ? (
          <a href={here}>Show all texts</a>
        ) : (
          open > 0 && <a href={`${here}?show=open`}>Only what is open ({open})</a>
        )}
      </p>
      {said && (
        <p className={isBack ? 'desk-said desk-said-no' : 'desk-said'} role="status">
          {said}
        </p>
      )}
      {homeless.length > 0 && (
        <section>
          <h2>Texts whose English has changed in the meantime</h2>
          <p className="desk-soft">Not saved. Copy what you can still use.</p>
          {homeless.map((typed) => (
            <p key={typed} className="languages-text" lang={languageFacts(language).tag}>
              {typed}
            </p>
          ))}
        </section>
      )}
      {isInAnotherOrder && (
        <p className="desk-said desk-said-no">
          The parts of this translation differ from those of the English text, or are in a different order. If
          you save it here, they will follow the English order.
        </p>
      )}
      <form
        method="post"
        action={isOpenOnly ? `${here}?show=open` : here}
        noValidate
        data-keep={staffId}
        {...held(isBack)}
      >
        {hasDrafts && <RestoreOffer />}
        <ol className="languages-pairs">
          {texts.map((pair) => (
            <PairRow
              key={pair.place}
              {...{ pair, language, hasDrafts }}
              refused={refused.get(textId(pair.text))}
            />
          ))}
        </ol>
        {texts.length === 0 && <p className="words-none">No open texts are left on this page.</p>}
        {hasDrafts && (texts.length > 0 || isInAnotherOrder) && (
          <div className="languages-save">
            <button className="button button-main" type="submit">
              Save as a draft
            </button>
            <span className="desk-soft">Nothing is published.</span>
          </div>
        )}
      </form>
    </div>
  );
}

type PairRowProps = {
  pair: TextPair;
  language: Language;
  hasDrafts: boolean;
  refused: TypedText | undefined;
};

function PairRow({ pair, language, hasDrafts, refused }: PairRowProps) {
  const id = textId(pair.text);
  const name = languageInEnglish(language);
  const value = refused?.typed ?? pair.target;
  const { tag } = languageFacts(language);
  const label = placeInWords(pair);
  return (
    <li id={`text-${id}`} className={`languages-pair languages-${pair.state}`}>
      <p className="languages-about">
        <b>{label}</b>{' '}
        {pair.state !== 'current' && <span className="languages-state">{stateWords[pair.state]}</span>}
      </p>
      <p className="languages-text" id={`english-${id}`} lang="en-IN">
        {pair.text}
      </p>
      {hasDrafts ? (
        <div className="languages-own">
          <textarea
            name={`t-${id}`}
            lang={tag}
            rows={Math.min(12, Math.max(2, Math.ceil(Math.max(value.length, pair.text.length) / 60)))}
            defaultValue={value}
            aria-label={`${label}, ${name}`}
            aria-describedby={`english-${id}${refused ? ` why-${id}` : ''}`}
            aria-invalid={refused ? true : undefined}
          />
          <input type="hidden" name={`w-${id}`} value={textId(pair.target)} />
          {refused && (
            <p className="field-error" id={`why-${id}`}>
              Not saved: {refused.reasons.join('; ')}.
            </p>
          )}
          {pair.maxLength && <p className="desk-soft desk-small">At most {pair.maxLength} characters</p>}
          {pair.state === 'older' && !refused && (
            <label className="languages-choice">
              <input type="checkbox" name={`ok-${id}`} /> Still right as it is
            </label>
          )}
        </div>
      ) : (
        <p className="languages-text languages-own" lang={tag}>
          {pair.target || '–'}
        </p>
      )}
    </li>
  );
}
