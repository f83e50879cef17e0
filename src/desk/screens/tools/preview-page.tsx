import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { isChanged, type Previewed } from '#tools/preview/preview-of.ts';
import { defaultLocale, type Language, languageFacts } from '#ui/language/locales.ts';
import type { PreviewOfDraft } from '../../tool-figures/preview-of-draft.ts';
import type { ToolFigures } from '../../tool-figures/read-tool.ts';
import { translatedLanguages } from '../../translations/translated-languages.ts';
import { Chips } from '../frame/chips.tsx';
import { ChangedFigures } from './changed-figures.tsx';
import { FaultList } from './fault-list.tsx';
import { type Columns, PersonPart } from './person-part.tsx';

export type PublishForm = {
  whatChanged?: Readonly<Partial<Record<Language, string>>>;
  /** Languages in which nothing says what changed. */
  missing?: readonly Language[];
  problem?: 'stale' | 'refused';
  refusal?: string;
};

type PreviewPageProps = {
  tool: ToolFigures;
  preview: PreviewOfDraft;
  form: PublishForm;
  /** Path of the page on which visitors begin the tool. */
  start: string | undefined;
  said: string | undefined;
};

/** `/desk/tools/<tool>/preview`: the results of made-up people with both sets of figures, and the way to publish. */
export function PreviewPage({ tool, preview, form, start }: PreviewPageProps) {
  const { key, title, id } = tool;
  const { isPublished, faults, people, against, versions } = preview;
  const changed = people.filter(({ lines }) => lines.some(isChanged));
  const columns: Columns = {
    before: against === undefined ? 'Nothing' : `Version ${against}`,
    after: isPublished ? `Version ${versions[0]}` : 'Draft',
  };
  return (
    <div className="desk-wrap office tools">
      <p>
        <a className="office-back" href={`/desk/tools/${key}`}>
          Figures of {title}
        </a>
      </p>
      <h1>{headline(preview, changed.length)}</h1>
      {form.problem === 'stale' && (
        <p className="desk-said desk-said-no" role="alert">
          {tool.isDraft
            ? `${tool.last?.who ?? 'Someone'} has saved another draft since you opened this page, and nothing was published. This is a preview of their draft${faults.length > 0 ? '' : '; what you typed is below'}.`
            : 'There is no longer a draft: someone has published it in the meantime. What you typed is not on the site.'}
        </p>
      )}
      {form.problem === 'refused' && (
        <p className="desk-said desk-said-no" role="alert">
          It was not published. {form.refusal}
        </p>
      )}
      <p className="office-lead">
        The same answers of made-up people, calculated with {columns.before.toLowerCase()} and with{' '}
        {isPublished ? columns.after.toLowerCase() : 'the draft'}. Visitors do not see any of this.{' '}
        {!isPublished && people.length > 0 && (
          <>
            <a href={`/desk/tools/${key}/preview/own`}>Try the draft with answers of your own</a>, or see{' '}
          </>
        )}
        {start && <a href={start}>the tool as visitors have it now</a>}.
      </p>
      <Comparison tool={tool} against={against} />
      {!isPublished && <ChangedFigures tool={tool} />}
      {!isPublished && <FaultList tool={tool} faults={faults} />}
      {!isPublished && faults.length === 0 && <PublishPart tool={tool} form={form} after={preview} />}
      <section aria-labelledby="people">
        <h2 id="people">Results side by side</h2>
        {people.length === 0 && (
          <p className="desk-soft">
            {faults.length > 0
              ? 'No result can be calculated until the points above are corrected.'
              : 'This tool does not calculate anything.'}
          </p>
        )}
        {inOrder(people).map((person) => (
          <PersonPart key={person.key} {...{ person, columns, toolKey: key, isPublished }} />
        ))}
      </section>
      <p>
        <a className="office-back" href={`/admin/collections/questionnaires/${id}`}>
          Words and weights, in the panel
        </a>
      </p>
    </div>
  );
}

function headline({ people, faults, isPublished }: PreviewOfDraft, changed: number): string {
  if (faults.length > 0 && !isPublished) return 'This draft cannot be published yet';
  if (changed === 0) return `None of the ${people.length} results differs`;
  return `${changed} of the ${people.length} results differ`;
}

/** Those that differ first. */
function inOrder(people: readonly Previewed[]): Previewed[] {
  const differs = ({ lines }: Previewed) => Number(lines.some(isChanged));
  return people.toSorted((one, other) => differs(other) - differs(one));
}

function Comparison({
  tool: { key, versions },
  against,
}: {
  tool: ToolFigures;
  against: number | undefined;
}) {
  if (versions.length < 2) return null;
  const chips = versions.map(({ number }) => ({
    href: `/desk/tools/${key}/preview?against=${number}`,
    words: `Compare with version ${number}`,
    isShown: number === against,
  }));
  return <Chips label="Compare with" chips={chips} />;
}

type PublishPartProps = { tool: ToolFigures; form: PublishForm; after: PreviewOfDraft };

function PublishPart({ tool, form, after: { after, before } }: PublishPartProps) {
  const { key, draftId, versions } = tool;
  // The draft still has the words of the version before it: they are said of that one.
  const own = after.whatChanged === before?.whatChanged ? '' : after.whatChanged;
  const languages = [defaultLocale, ...translatedLanguages()];
  return (
    <form className="office-effects" method="post" action={`/desk/tools/${key}/preview`} noValidate>
      <h2>Publish it</h2>
      <p>
        The page “How we calculate” shows visitors what changed. Results that visitors already have keep the
        figures they were calculated with.
      </p>
      {languages.map((language) => {
        const isMissing = form.missing?.includes(language);
        const id = `what-${language}`;
        const usual = language === defaultLocale ? own : '';
        return (
          <div className="field tools-what" key={language}>
            <label className="field-label" htmlFor={id}>
              What changed{language !== defaultLocale && `, in ${languageInEnglish(language)}`}
            </label>
            <textarea
              id={id}
              name={id}
              rows={2}
              maxLength={600}
              lang={languageFacts(language).tag}
              defaultValue={form.whatChanged?.[language] ?? usual}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-problem` : undefined}
            />
            {isMissing && (
              <p className="field-error" id={`${id}-problem`}>
                Say in a sentence what changed, and why.
              </p>
            )}
          </div>
        );
      })}
      <input type="hidden" name="base" value={draftId} />
      <button className="button button-main" type="submit">
        Publish as version {(versions[0]?.number ?? 0) + 1}
      </button>
    </form>
  );
}
