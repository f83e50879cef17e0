import { Island } from '#ui/island/island.tsx';
import type { VersionContent } from '../../engine/version.ts';
import { asides } from '../aside/asides.ts';
import { Journey } from '../journey.tsx';
import type { JourneyProps } from '../journey-props.ts';
import { LoadAnswers } from '../load/load-answers.tsx';

type JourneyLayoutProps = { journey: JourneyProps; content: VersionContent };

/** The layout of a journey: the questions, and next to them the tool's aside. */
export function JourneyLayout({ journey, content }: JourneyLayoutProps) {
  const { questionnaire, locale, answers, typing } = journey;
  const aside = asides[questionnaire.key];
  return (
    <div className="journey">
      <div className="wrap journey-columns" data-aside={aside && ''}>
        <div>
          {journey.place.at === 'load' ? (
            <Island name="load-answers" on="load" draw={LoadAnswers} props={journey} />
          ) : (
            <Island name="tool-journey" on="load" draw={Journey} props={journey} />
          )}
        </div>
        {aside && (
          <div className="journey-aside">
            <Island
              name={aside.island}
              on="visible"
              draw={aside.draw}
              props={{
                questionnaire: questionnaire.key,
                answers: { ...answers, ...typing },
                content: aside.pack(content),
                locale,
              }}
            />
          </div>
        )}
      </div>
    </div>
  );
}
