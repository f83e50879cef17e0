import { kundliDescription } from '#ui/kundli/describe-kundli.ts';
import { kundli } from '#ui/kundli/kundli.ts';
import { kundliKey } from '#ui/kundli/marks.ts';
import { defaultLocale as locale } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { ResultOfCase } from './result-of-case.ts';

/** The result that they had before they asked: the tool's own drawing, points to discuss, and their answers. */
export function ResultView({ result }: { result: ResultOfCase }) {
  const { title, headline, version, consentVersion, houses, toSpeakAbout, findings, sections } = result;
  const alternative = { id: 'case-chart', title, description: kundliDescription(houses, locale) };
  return (
    <section className="case-result case-whole">
      <h2>{title}</h2>
      <p className="case-headline">{headline}</p>
      <div className="case-chart">
        {houses.length > 0 && (
          <Picture className="case-kundli" scene={kundli({ houses, locale })} alternative={alternative} />
        )}
        {toSpeakAbout.length > 0 && (
          <div>
            <h3>What to talk about</h3>
            <ul className="case-risks">
              {toSpeakAbout.map(({ key, label, state, why, cover }) => (
                <li key={key}>
                  <Picture scene={kundliKey(state)} />
                  <p>
                    <b>
                      {label}, {state}.
                    </b>{' '}
                    {why}
                    {cover.href && (
                      <>
                        {' '}
                        <a href={cover.href}>{cover.label}</a>
                      </>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {findings.length > 0 && <Rows rows={findings.map(({ key, label, said }) => [key, label, said])} />}
      <details className="case-answers">
        <summary>What they answered</summary>
        {sections.map((section) => (
          <section key={section.key}>
            <h3>{section.title}</h3>
            <Rows
              rows={section.rows.map(({ question, asked, said, isDeclined }) => [
                question,
                asked,
                isDeclined ? 'Preferred not to say' : said || 'Not answered',
              ])}
            />
          </section>
        ))}
      </details>
      <p className="desk-soft desk-small">
        Version {version} of the questions; attached with the consent wording of {consentVersion}. It appears
        only here, in the panel, and in a copy of the person’s data.
      </p>
    </section>
  );
}

function Rows({ rows }: { rows: readonly (readonly [key: string, name: string, value: string])[] }) {
  return (
    <dl className="case-rows">
      {rows.map(([key, name, value]) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
