import { Fact } from '#ui/html/fact.tsx';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { momentInWords } from '../../moments.ts';
import { changedFigures } from '../../tool-figures/changed-figures.ts';
import type { ToolFigures } from '../../tool-figures/read-tool.ts';

/** `/desk/tools`: each tool with its figures, and whether a draft waits. */
export function ToolsPage({ tools }: { tools: readonly ToolFigures[] }) {
  return (
    <div className="desk-wrap office">
      <p>
        <a className="office-back" href="/desk/office">
          Office
        </a>
      </p>
      <h1>Figures of the tools</h1>
      <p className="office-lead">
        The figures that the calculators work with. Visitors read each figure with its source on{' '}
        <a href="/how-we-calculate">How we calculate</a>, so a change needs a source and a date.
      </p>
      <ul className="office-subjects">
        {tools.map((tool) => (
          <Tool key={tool.key} tool={tool} />
        ))}
      </ul>
      <section aria-labelledby="elsewhere">
        <h2 id="elsewhere">Words and weights</h2>
        <p>
          Questions, sentences and weights are changed in the panel, under{' '}
          <a href="/admin/collections/questionnaires">Questionnaires</a>. Each tool’s preview shows their
          drafts as well.
        </p>
      </section>
    </div>
  );
}

function Tool({ tool }: { tool: ToolFigures }) {
  const { key, title, figures, versions, isDraft, last } = tool;
  const [present] = versions;
  const oldest = figures.map(({ asOf }) => asOf).toSorted()[0] ?? '';
  const assumptions = figures.filter(({ isAssumption }) => isAssumption).length;
  const use = `/desk/tools/${key}/use`;
  const waiting = changedFigures(tool).length;
  return (
    <li className="office-subject">
      <h2>
        <a href={figures.length > 0 ? `/desk/tools/${key}` : use}>{title}</a>
      </h2>
      <dl>
        <Fact label="Figures">{figures.length}</Fact>
        {figures.length > 0 && (
          <>
            <Fact label="Our own assumptions among them">{assumptions}</Fact>
            <Fact label="Oldest figure">{dateInWords(oldest, defaultLocale)}</Fact>
          </>
        )}
        <Fact label="Published">{present ? `Version ${present.number}` : 'Not yet'}</Fact>
      </dl>
      {isDraft ? (
        <p className="tools-waits">
          <a href={`/desk/tools/${key}/preview`}>
            A draft is waiting
            {waiting > 0 && (waiting === 1 ? ' with one changed figure' : ` with ${waiting} changed figures`)}
          </a>
          {last && `, saved by ${last.who}, ${momentInWords(last.createdAt)}`}
        </p>
      ) : (
        <p className="desk-soft desk-small">
          {last ? `Published by ${last.who}, ${momentInWords(last.createdAt)}` : 'Nobody has changed it yet.'}
        </p>
      )}
      <a className="office-back" href={use}>
        How it is used<span className="visually-hidden">: {title}</span>
      </a>
    </li>
  );
}
