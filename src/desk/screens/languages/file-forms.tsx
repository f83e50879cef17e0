import { languageInEnglish } from '#content/translation/language-in-english.ts';
import type { Language } from '#ui/language/locales.ts';
import { languagePath } from './record-links.ts';

/** Asks for a file by its address, so that no script is needed. */
export function ExportForm({ language }: { language: Language }) {
  return (
    <form className="languages-form" method="get" action={`${languagePath(language)}/file`}>
      <h3>Export</h3>
      <fieldset>
        <legend>Which texts</legend>
        <Choice name="of" value="open" label="What is missing or older" isChosen />
        <Choice name="of" value="all" label="All of them" />
      </fieldset>
      <fieldset>
        <legend>As</legend>
        <Choice name="as" value="xliff" label="XLIFF 1.2, for a translator’s program" isChosen />
        <Choice name="as" value="xlsx" label="A table, for Excel" />
      </fieldset>
      <p className="desk-soft desk-small">
        Marks such as **bold**, addresses of links and names in braces must stay as they are. To export the
        texts of a single page, open the list of its texts.
      </p>
      <button className="button button-line" type="submit">
        Download the file
      </button>
    </form>
  );
}

export function ImportForm({ language }: { language: Language }) {
  return (
    <form
      className="languages-form"
      method="post"
      encType="multipart/form-data"
      action={`${languagePath(language)}/files`}
    >
      <h3>Import</h3>
      <div className="field">
        <label className="field-label" htmlFor="language-file">
          The file that came back
        </label>
        <input
          id="language-file"
          type="file"
          name="file"
          accept=".xlf,.xliff,.xlsx"
          required
          aria-describedby="language-file-hint"
        />
      </div>
      <p className="desk-soft desk-small" id="language-file-hint">
        The next page shows what would change, and each line that cannot be imported. Texts are saved as
        drafts in {languageInEnglish(language)}; nothing is published.
      </p>
      <button className="button button-main" type="submit">
        Look at the file
      </button>
    </form>
  );
}

type ChoiceProps = { name: string; value: string; label: string; isChosen?: boolean };

function Choice({ name, value, label, isChosen = false }: ChoiceProps) {
  return (
    <label className="languages-choice">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} /> {label}
    </label>
  );
}
