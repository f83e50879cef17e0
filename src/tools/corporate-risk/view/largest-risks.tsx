import { plainLabel } from '#ui/kundli/plain-label.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { textOf } from '../../engine/content-of.ts';
import type { ResultViewProps } from '../../tool.ts';
import type { CorporateHouse } from '../assessed-houses.ts';
import type { CorporateResult } from '../corporate-result.ts';
import { inFigures } from '../in-figures.ts';
import { corporateMessages } from '../messages/messages.ts';
import { riskBar } from '../risk-bar.ts';
import { uninsuredWords } from '../uninsured-words.ts';

type Props = Omit<ResultViewProps<CorporateResult>, 'answers'>;

/** Renders the uninsured risks by what is left after controls, each with one free action and one cover. */
export function LargestRisks({ result, content, locale, hrefOf }: Props) {
  const { top } = result;
  const { title, sentences } = uninsuredWords(result, content, locale);
  return (
    <section className="largest-risks" aria-labelledby="largest-risks">
      <h2 id="largest-risks">{title}</h2>
      {top.length > 0 && <p className="largest-intro">{textOf(content, 'top-intro')}</p>}
      {top.length > 0 && (
        <ol>
          {top.map((house) => (
            <LargestRisk key={house.key} {...{ house, content, locale, hrefOf }} />
          ))}
        </ol>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className="largest-intro">
          {sentence}
        </p>
      ))}
      {top.length > 0 && <p className="small">{textOf(content, 'top-note')}</p>}
    </section>
  );
}

type RiskProps = Omit<Props, 'result'> & { house: CorporateHouse };

function LargestRisk({ house, locale, hrefOf }: RiskProps) {
  const { key, label, risk, why, action, cover } = house;
  const text = corporateMessages(locale).top;
  const href = hrefOf(cover.page);
  const [residual, inherent] = [risk?.residual ?? 0, risk?.inherent ?? 0].map((score) =>
    inFigures(score, locale),
  ) as [string, string];
  return (
    <li>
      <h3>{plainLabel(label)}</h3>
      <p className="largest-why">{why[1]}</p>
      <div className="largest-bar">
        {risk && (
          <Picture
            scene={riskBar(risk)}
            alternative={{ id: `bar-${key}`, title: text.bar(residual, inherent) }}
          />
        )}
        <p aria-hidden="true">{text.left(residual, inherent)}</p>
      </div>
      <div className="largest-free">
        <h4>{text.free}</h4>
        <p>{action}</p>
      </div>
      {href && (
        <div className="largest-cover">
          <h4>{text.cover}</h4>
          <p>
            <a href={href}>{cover.label}</a>
          </p>
        </div>
      )}
    </li>
  );
}
