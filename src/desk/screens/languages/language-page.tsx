import { languageInEnglish } from '#content/translation/language-in-english.ts';
import type { Language } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { Translation } from '../../translations/read-translations.ts';
import { ExportForm, ImportForm } from './file-forms.tsx';
import { formAddress, openTexts, sideBySide } from './record-links.ts';

type LanguagePageProps = {
  language: Language;
  translations: readonly Translation[];
  /** Why a file was not taken. */
  refusal?: string | undefined;
};

const maxListed = 200;

/** `/desk/words/languages/hi`: what is missing or older than its English, and the way to a translator and back. */
export function LanguagePage({ language, translations, refusal }: LanguagePageProps) {
  const name = languageInEnglish(language);
  const open = translations.filter((each) => openTexts(each).length > 0 || each.isInAnotherOrder);
  const waiting = translations.filter(({ isDraft }) => isDraft);
  return (
    <div className="desk-wrap words languages">
      <p>
        <a className="words-back" href="/desk/words">
          Words
        </a>
      </p>
      <h1>{headline(name, translations)}</h1>
      {refusal && (
        <p className="desk-said desk-said-no" role="alert">
          {refusal}
        </p>
      )}
      <Counts translations={translations} />
      <section id="open">
        <h2>What is open</h2>
        <p className="desk-soft">
          A text is missing as long as it is not in {name}, and is older if its English has changed since it
          was translated. Visitors will see a page in {name} once it is published there.
        </p>
        {open.length === 0 ? (
          <p className="words-none">Everything is in {name}, and as up to date as its English.</p>
        ) : (
          <ul className="words-records">
            {open.slice(0, maxListed).map((translation) => (
              <OpenRecord key={sideBySide(language, translation)} {...{ language, translation }} />
            ))}
          </ul>
        )}
        {open.length > maxListed && (
          <p>
            And {(open.length - maxListed).toLocaleString('en-IN')} more. The file for translators has their
            texts, except those of settings and menus.
          </p>
        )}
      </section>
      <section id="files">
        <h2>To a translator and back</h2>
        <div className="languages-files">
          <ExportForm language={language} />
          <ImportForm language={language} />
        </div>
      </section>
      {waiting.length > 0 && (
        <section id="drafts">
          <h2>Drafts waiting to be published</h2>
          <p className="desk-soft">Publishing a page in one language leaves its draft in another as it is.</p>
          <ul className="languages-drafts">
            {waiting.map((translation) => (
              <li key={formAddress(translation, language)}>
                <a href={formAddress(translation, language)}>{translation.title}</a>{' '}
                <span className="desk-soft">{translation.kind}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function headline(name: string, translations: readonly Translation[]): string {
  const states = translations.flatMap(({ pairs }) => pairs.map(({ state }) => state));
  const missing = states.filter((state) => state === 'missing').length;
  const older = states.filter((state) => state === 'older').length;
  if (missing + older === 0) return `${name}: nothing is missing`;
  return `${name}: ${missing.toLocaleString('en-IN')} missing, ${older.toLocaleString('en-IN')} older than the English`;
}

function Counts({ translations }: { translations: readonly Translation[] }) {
  const kinds = [...new Set(translations.map(({ kind }) => kind))];
  return (
    <table className="languages-counts">
      <caption className="visually-hidden">Texts by kind</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Records</th>
          <th scope="col">Texts</th>
          <th scope="col">Missing</th>
          <th scope="col">Older</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => {
          const own = translations.filter((each) => each.kind === kind);
          const states = own.flatMap(({ pairs }) => pairs.map(({ state }) => state));
          const numbers = [
            own.length,
            states.length,
            states.filter((state) => state === 'missing').length,
            states.filter((state) => state === 'older').length,
          ];
          return (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              {numbers.map((number, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                <td key={index}>{number.toLocaleString('en-IN')}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function OpenRecord({ language, translation }: { language: Language; translation: Translation }) {
  const { title, kind, path, isLive, isDraft, hasDrafts, isInAnotherOrder, pairs } = translation;
  const name = languageInEnglish(language);
  const count = (state: string) => pairs.filter((pair) => pair.state === state).length;
  return (
    <li>
      <h3>
        <a href={hasDrafts ? sideBySide(language, translation) : formAddress(translation, language)}>
          {title}
        </a>
      </h3>
      <p className="desk-soft desk-small">
        {kind}
        {path && (
          <>
            , <a href={path}>{path}</a>
          </>
        )}
      </p>
      <ul>
        <li>
          {count('missing') > 0 && <b>{count('missing')} missing</b>}
          {count('older') > 0 && <b>{count('older')} older</b>}
          {isInAnotherOrder && <b>Its parts differ from the English, or are in a different order</b>}
          {isDraft && <span>a draft is waiting to be published</span>}
          {!hasDrafts && <span>live as soon as it is saved: change it in its form</span>}
        </li>
        <li>
          {path && isLive && <a href={pathIn(language, path)}>Read it in {name}</a>}
          <a href={formAddress(translation, language)}>Its form in {name}</a>
        </li>
      </ul>
    </li>
  );
}
