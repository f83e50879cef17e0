import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { ResultViewProps } from '../../tool.ts';
import type { HealthResult } from '../health-result.ts';
import { healthMessages } from '../messages/messages.ts';
import { billsScene } from '../pictures/bills-scene.ts';
import { splitInWords } from '../split-words.ts';
import { textLookup } from '../text-lookup.ts';

/** How the likely sum is bought: what is in hand stays, a super top-up lies above it. */
export function HealthSplit(props: ResultViewProps<HealthResult>) {
  const { result, hrefOf, locale } = props;
  const text = healthMessages(locale).split;
  const say = textLookup(props);
  const { heading, advice, more, example } = splitInWords(result, props);
  const href = hrefOf('health');
  return (
    <section className="health-part health-split" aria-labelledby="health-split">
      <div>
        <h2 id="health-split">{heading}</h2>
        {advice.map(({ who, text: sentence }) => (
          <p key={who}>
            {advice.length > 1 ? <strong>{say(`policy-${who}`)}: </strong> : null}
            {sentence}
          </p>
        ))}
        {more.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {href ? (
          <p>
            <a className="health-link" href={href}>
              {text.link}
            </a>
          </p>
        ) : null}
      </div>
      {example ? (
        <figure className="health-figure">
          <Picture
            scene={billsScene(example.picture)}
            alternative={{ id: 'health-bills', title: text.title, description: example.text }}
          />
          <figcaption>{example.text}</figcaption>
        </figure>
      ) : null}
    </section>
  );
}
