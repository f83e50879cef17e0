import { Island } from '#ui/island/island.tsx';
import type { ResultViewProps } from '../../tool.ts';
import type { HealthResult } from '../health-result.ts';
import { movesInWords } from '../move-words.ts';
import { textLookup } from '../text-lookup.ts';
import { WhatMovesIt } from '../what-moves-it.tsx';

/** Shows how other answers would have changed the result. */
export function HealthMoves(props: ResultViewProps<HealthResult>) {
  const { result } = props;
  const say = textLookup(props);
  const { heading, props: moves } = movesInWords(result, props);
  return (
    <section className="health-part" aria-labelledby="health-moves">
      <h2 id="health-moves">{heading}</h2>
      <p className="intro">{say('moves-intro')}</p>
      <Island name="what-moves-it" on="visible" draw={WhatMovesIt} props={moves} />
      {result.estimate.policies.length > 1 ? <p className="note">{say('moves-parents')}</p> : null}
    </section>
  );
}
