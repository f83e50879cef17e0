import { plainLabel } from '#ui/kundli/plain-label.ts';
import type { Locale } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { HouseInDetail } from './house-in-detail.ts';
import { houseMessages } from './messages/messages.ts';
import { street } from './street.ts';

type FoldProps = {
  house: HouseInDetail;
  /** Its place in the chart, from 1. */
  number: number;
  isOpen: boolean;
  locale: Locale;
  hrefOf: (pageKey: string) => string | undefined;
};

/** One house: what it is and why, and unfolded how it was calculated, what to do for nothing, what cover helps. */
export function HouseFold({ house, number, isOpen, locale, hrefOf }: FoldProps) {
  const text = houseMessages(locale);
  const { key, label, state, why, about, facts = [], share, inShort, action, cover } = house;
  const [finding, ...reasons] = why;
  const href = state === 'covered' ? undefined : hrefOf(cover.page);
  return (
    <details className="house" id={`house-${key}`} open={isOpen}>
      <summary>
        <span className="house-number" aria-hidden="true">
          {number}
        </span>
        <div className="house-finding">
          <h3>{plainLabel(label)}</h3>
          <p>{finding}</p>
        </div>
        <div className="house-reach">
          {share !== undefined && <Picture className="house-street" scene={street(share)} />}
          {inShort && <span>{inShort}</span>}
        </div>
        <span className="house-sign" aria-hidden="true" />
      </summary>
      <div className="house-inside">
        <div className="house-why">
          <h4>{text.why}</h4>
          {about && <p>{about}</p>}
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {facts.length > 0 && (
            <dl className="house-facts">
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {action && (
          <div className="house-free">
            <h4>{text.free}</h4>
            <p>{action}</p>
          </div>
        )}
        {href && (
          <div className="house-cover">
            <h4>{text.cover}</h4>
            <p>
              <a href={href}>{cover.label}</a>
            </p>
          </div>
        )}
      </div>
    </details>
  );
}
