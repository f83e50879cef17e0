import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { ResultViewProps } from '../../tool.ts';
import type { HealthResult } from '../health-result.ts';
import { healthMessages } from '../messages/messages.ts';
import { outlookInWords, outlookPicture } from '../outlook-words.ts';
import { outlookScene } from '../pictures/outlook-scene.ts';
import { textLookup } from '../text-lookup.ts';

const formats = ['wide', 'narrow'] as const;

/** How the need grows against the cover: the picture, its finding as the heading, and a table that says the same. */
export function HealthOutlook(props: ResultViewProps<HealthResult>) {
  const { result, locale } = props;
  const say = textLookup(props);
  const text = healthMessages(locale).outlook;
  const { heading, meets, columns, rows } = outlookInWords(result, props);
  const picture = outlookPicture(result, props);
  const [first = '', ...others] = columns;
  return (
    <section className="health-part" aria-labelledby="health-outlook">
      <h2 id="health-outlook">{heading}</h2>
      <p className="intro">{say('outlook-intro')}</p>
      <figure className="health-figure">
        {formats.map((format) => (
          <Picture
            key={format}
            className={`health-${format}`}
            scene={outlookScene({ ...picture, format })}
            alternative={{
              id: `health-outlook-${format}`,
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
      <p className="note">{say('outlook-review')}</p>
    </section>
  );
}
