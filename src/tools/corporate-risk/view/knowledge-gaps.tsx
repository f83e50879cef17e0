import { kundliKey } from '#ui/kundli/marks.ts';
import { plainLabel } from '#ui/kundli/plain-label.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { textOf } from '../../engine/content-of.ts';
import type { ResultViewProps } from '../../tool.ts';
import type { CorporateResult } from '../corporate-result.ts';
import { corporateMessages } from '../messages/messages.ts';

type Props = Pick<ResultViewProps<CorporateResult>, 'result' | 'content' | 'locale'>;

/** Renders the knowledge gaps, apart from the map: houses without a state, and missing answers. */
export function KnowledgeGaps({ result: { houses, gaps }, content, locale }: Props) {
  const text = corporateMessages(locale).gaps;
  const unknown = houses.filter(({ state }) => state === 'unknown');
  if (gaps.length === 0) return null;
  return (
    <section className="knowledge-gaps" aria-labelledby="knowledge-gaps">
      <Picture scene={kundliKey('unknown')} />
      <div>
        <h2 id="knowledge-gaps">{text.title}</h2>
        <p>{textOf(content, 'gaps-intro')}</p>
        <dl>
          {unknown.length > 0 && (
            <div>
              <dt>{text.houses}</dt>
              {unknown.map(({ key, number, label }) => (
                <dd key={key}>
                  {number}. {plainLabel(label)}
                </dd>
              ))}
            </div>
          )}
          <div>
            <dt>{text.answers}</dt>
            {gaps.map(({ question, asked }) => (
              <dd key={question}>{asked}</dd>
            ))}
          </div>
        </dl>
      </div>
    </section>
  );
}
