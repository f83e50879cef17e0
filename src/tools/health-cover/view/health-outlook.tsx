import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { ResultViewProps } from '../../tool.ts';
import type { HealthResult } from '../health-result.ts';
import { healthMessages } from '../messages/messages.ts';
import { type OutlookInWords, outlooksInWords } from '../outlook-words.ts';
import { outlookScene } from '../pictures/outlook-scene.ts';

const formats = ['wide', 'narrow'] as const;

type Props = ResultViewProps<HealthResult>;

/** How the need grows against the cover: the picture, its finding as the heading, and a table that says the same. */
export function HealthOutlook(props: Props) {
  return outlooksInWords(props.result, props).map((outlook) => (
    <section key={outlook.who} className="health-part" aria-labelledby={`health-outlook-${outlook.who}`}>
      <h2 id={`health-outlook-${outlook.who}`}>{outlook.heading}</h2>
      {outlook.intro && <p className="intro">{outlook.intro}</p>}
      <OutlookFigure {...{ outlook }} locale={props.locale} />
      {outlook.notes && <p className="note">{outlook.notes}</p>}
    </section>
  ));
}

function OutlookFigure({ outlook, locale }: { outlook: OutlookInWords } & Pick<Props, 'locale'>) {
  const text = healthMessages(locale).outlook;
  const { who, meets, columns, rows, picture } = outlook;
  const [first = '', ...others] = columns;
  return (
    <>
      <figure className="health-figure">
        {formats.map((format) => (
          <Picture
            key={format}
            className={`health-${format}`}
            scene={outlookScene({ ...picture, format })}
            alternative={{
              id: `health-outlook-${who}-${format}`,
              title: text.title,
              description: meets,
            }}
          />
        ))}
        <figcaption>{meets}</figcaption>
      </figure>
      <details className="health-table">
        <summary>{text.table}</summary>
        <div className="table-frame">
          <table>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                {others.map((column) => (
                  <th scope="col" key={column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([year, ...sums]) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  {sums.map((sum, index) => (
                    <td key={others[index]}>{sum}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
