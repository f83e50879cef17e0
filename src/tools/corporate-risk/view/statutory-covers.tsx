import { textOf } from '../../engine/content-of.ts';
import type { ResultViewProps } from '../../tool.ts';
import type { CorporateResult } from '../corporate-result.ts';
import { corporateMessages } from '../messages/messages.ts';
import { statutoryWords } from '../statutory-words.ts';

type Props = Pick<ResultViewProps<CorporateResult>, 'result' | 'content' | 'locale'>;

/** Which covers a law speaks of, each with its law and its condition. */
export function StatutoryCovers({ result: { statutory }, content, locale }: Props) {
  const text = corporateMessages(locale).statutory;
  return (
    <section className="statutory-covers" aria-labelledby="statutory-covers">
      <h2 id="statutory-covers">{text.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.cover}</th>
            <th scope="col">{text.forYou}</th>
          </tr>
        </thead>
        <tbody>
          {statutory.map(({ key, state }) => {
            const { name, source, condition } = statutoryWords(key, { content, locale });
            return (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <span>{source}</span>
                </th>
                <td>
                  <span className={`statutory-state statutory-${state}`}>{text.states[state]}</span>{' '}
                  {condition}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small">{textOf(content, 'statutory-note')}</p>
    </section>
  );
}
