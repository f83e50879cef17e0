import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { momentInWords } from '../../moments.ts';
import { changedFigures } from '../../tool-figures/changed-figures.ts';
import type { ToolFigures } from '../../tool-figures/read-tool.ts';
import { figureField, type TypedFigure } from '../../tool-figures/read-typed-figures.ts';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';
import { FigureRow } from './figure-row.tsx';

export type FiguresForm = {
  typed?: readonly TypedFigure[];
  isStale?: boolean;
  hasProblems?: boolean;
  said?: string | undefined;
};
type FiguresPageProps = { tool: ToolFigures; form: FiguresForm; staffId: number };

const done = {
  saved:
    'Saved as a draft. Visitors will get the new figures once the draft is published. Look at the preview first.',
  unchanged: 'Nothing was changed.',
  published:
    'Published. Visitors get the new figures from now on; results that they already have keep the old ones.',
  back: 'The older figures are in the draft. Look at the preview, then publish the draft.',
  stale: 'Someone has saved or published in the meantime. Nothing was changed: here is what they saved.',
  'no-draft':
    'There is no draft to try at the moment. Change a figure below and save it: that starts a draft.',
} as const;

/** `/desk/tools/<tool>`: its figures as a table to change, and its versions with a way back. */
export function FiguresPage({ tool, form, staffId }: FiguresPageProps) {
  const { key, title, figures, draftId, last } = tool;
  const { typed, isStale = false, hasProblems = false, said = '' } = form;
  return (
    <div className="desk-wrap office tools">
      <p>
        <a className="office-back" href="/desk/tools">
          Figures of the tools
        </a>
      </p>
      <h1>Figures of {title}</h1>
      {isDone(said) && (
        <p className="desk-said" role="status">
          {done[said]}
        </p>
      )}
      {isStale && (
        <p className="desk-said desk-said-no" role="alert">
          {last?.who ?? 'Someone'} has {tool.isDraft ? 'saved another draft' : 'published another version'}{' '}
          since you opened this page. Nothing was saved.{' '}
          {typed
            ? 'What you typed is below, beside their figures; everything else is as they saved it.'
            : 'Their figures are below.'}
        </p>
      )}
      {hasProblems && typed && <Problems tool={tool} typed={typed} />}
      <Status tool={tool} />
      <form
        method="post"
        action={`/desk/tools/${key}`}
        data-keep={staffId}
        {...held(typed !== undefined)}
        noValidate
      >
        <RestoreOffer />
        <input type="hidden" name="base" value={draftId} />
        <table className="tools-figures">
          <caption className="visually-hidden">Figures, each with its unit, date and source</caption>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col">Value</th>
              <th scope="col">As on</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <FigureRow
                key={figure.key}
                figure={figure}
                isStale={isStale}
                typed={typed?.find((each) => each.key === figure.key)}
                today={dateInIndia()}
              />
            ))}
          </tbody>
        </table>
        <div className="languages-save">
          <button className="button button-main" type="submit">
            Save as a draft
          </button>
          <span className="desk-soft">Nothing is published.</span>
        </div>
      </form>
      <Versions tool={tool} />
    </div>
  );
}

function Status({ tool }: { tool: ToolFigures }) {
  const { key, isDraft, last, versions } = tool;
  const [present] = versions;
  const waiting = changedFigures(tool).length;
  if (!isDraft)
    return (
      <p className="office-lead">
        {present
          ? `Visitors have had version ${present.number} since ${momentInWords(new Date(present.publishedAt))}. `
          : 'Nothing has been published yet. '}
        A change starts as a draft.
      </p>
    );
  return (
    <p className="tools-status">
      <span>
        <b>A draft is waiting</b>
        {last && `, saved by ${last.who}, ${momentInWords(last.createdAt)}`}.{' '}
        {waiting === 0 && 'Its figures are the published ones; sources, words or weights may differ.'}
        {waiting === 1 && 'One figure differs from the published one.'}
        {waiting > 1 && `${waiting} figures differ from the published ones.`}
      </span>
      <a className="button" href={`/desk/tools/${key}/preview`}>
        Preview and publish
      </a>
    </p>
  );
}

function Problems({ tool, typed }: { tool: ToolFigures; typed: readonly TypedFigure[] }) {
  const labels = new Map(tool.figures.map(({ key, label }) => [key, label]));
  return (
    <div className="desk-said desk-said-no" role="alert">
      <p>Nothing was saved. Please look at:</p>
      <ul className="office-problems">
        {typed.flatMap(({ key, problems }) =>
          Object.entries(problems).map(([name, problem]) => (
            <li key={figureField(key, name)}>
              <a href={`#field-${figureField(key, name)}`}>{labels.get(key)}</a>: {problem}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

function Versions({ tool: { key, id, versions, draftId } }: { tool: ToolFigures }) {
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <p className="desk-soft">
        Each result keeps the version that it was made with. Going back creates a draft with the older
        figures; words and weights stay as they are.{' '}
        <a href={`/desk/publishing/questionnaires/${id}`}>Every save, and who made it</a>
      </p>
      <ol className="tools-versions">
        {versions.map(({ number, publishedAt, content }, index) => (
          <li key={number}>
            <p>
              <b>Version {number}</b>, {dateInWords(dateInIndia(new Date(publishedAt)), defaultLocale)}
              {index === 0 && ', which visitors get'}
            </p>
            <p>{content[defaultLocale]?.whatChanged}</p>
            <form method="post" action={`/desk/tools/${key}/back`}>
              <input type="hidden" name="base" value={draftId} />
              <a className="office-back" href={`/desk/tools/${key}/preview?against=${number}`}>
                Compare<span className="visually-hidden"> with version {number}</span>
              </a>
              <button className="button button-line" type="submit" name="version" value={number}>
                {index === 0 ? 'Back to the published figures' : `Back to the figures of version ${number}`}
              </button>
            </form>
          </li>
        ))}
      </ol>
    </section>
  );
}

function isDone(said: string): said is keyof typeof done {
  return Object.hasOwn(done, said);
}
