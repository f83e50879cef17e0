import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { ResultViewProps } from '../../tool.ts';
import type { PolicyEstimate } from '../estimate.ts';
import { findingOf, inWords } from '../headline.ts';
import type { HealthResult } from '../health-result.ts';
import { illnessNote, overNote, umbrellaNote } from '../notes.ts';
import { sumsDescription, sumsPicture } from '../pictures/sums-picture.ts';
import { placesInWords } from '../places-in-words.ts';
import { textLookup } from '../text-lookup.ts';

const formats = ['wide', 'narrow'] as const;

/** Renders the finding as sums that can be bought: one row of umbrellas for each policy. */
export function HealthSums(props: ResultViewProps<HealthResult>) {
  const { result } = props;
  const { policies } = result.estimate;
  const say = textLookup(props);
  return (
    <section className="health-sums">
      <p className="health-lead">{findingOf(result.estimate, props).lead}</p>
      {policies.map((estimate) => (
        <SumsFigure key={estimate.policy.who} {...props} estimate={estimate} />
      ))}
      {[...illnessNote(result, props), ...overNote(result, props)].map((note) => (
        <p className="health-note" key={note}>
          {note}
        </p>
      ))}
      <div className="health-small">
        {policies.length > 1 ? <p>{say('two-policies')}</p> : null}
        {[...umbrellaNote(result, props), ...placesInWords(props)].map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{say('not-advice')}</p>
      </div>
    </section>
  );
}

type FigureProps = ResultViewProps<HealthResult> & { estimate: PolicyEstimate };

function SumsFigure({ estimate, ...props }: FigureProps) {
  const { result, locale } = props;
  const say = textLookup(props);
  if (estimate.high.sum === 0) return null;
  const { who } = estimate.policy;
  const description = sumsDescription(estimate, locale);
  return (
    <figure className="health-figure">
      {result.estimate.policies.length > 1 ? (
        <figcaption>
          <h2>
            {say(`policy-${who}`)}: {inWords(estimate.likely, say, locale)}
          </h2>
        </figcaption>
      ) : null}
      {formats.map((format) => (
        <Picture
          key={format}
          className={`health-${format}`}
          scene={sumsPicture(estimate, { numbers: result.numbers, locale, format })}
          alternative={{ id: `health-sums-${who}-${format}`, ...description }}
        />
      ))}
    </figure>
  );
}
