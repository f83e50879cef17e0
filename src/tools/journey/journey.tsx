import { type FormEvent, useRef } from 'react';
import { CityCombobox } from '#forms/controls/city-combobox.tsx';
import { reachableAnswers } from '../engine/path.ts';
import { uncheckExclusive } from './browser/uncheck-exclusive.ts';
import { useJourney } from './browser/use-journey.ts';
import { useLinks } from './browser/use-links.ts';
import { usePageChange } from './browser/use-page-change.ts';
import { useSending } from './browser/use-sending.ts';
import { bringing } from './given-answers.ts';
import type { JourneyProps } from './journey-props.ts';
import { journeyTitle } from './journey-title.ts';
import { journeyMessages } from './messages/messages.ts';
import { placeBefore } from './next-place.ts';
import { addressOf, placeAt } from './place.ts';
import { CheckPage } from './view/check-page.tsx';
import { JourneyFoot } from './view/journey-foot.tsx';
import { JourneyNotice } from './view/journey-notice.tsx';
import { QuestionPage } from './view/question-page.tsx';
import { questionView } from './view/question-view.ts';

/**
 * The pages between a tool's start page and its result: questions and the list to check. The server renders
 * each as a plain form; the browser takes over whichever was asked for, and from there on renders all of them itself.
 */
export function Journey(props: JourneyProps) {
  const { questionnaire, content, locale, base, csrfToken, given } = props;
  const texts = journeyMessages(locale);
  const root = useRef<HTMLDivElement>(null);
  const journey = useJourney(props, root);
  const sending = useSending(props);
  const { place, answers, typing, errors, problem, isScripted, round } = journey;

  const values = { ...answers, ...typing };
  const view = questionView({ ...props, values, errors, isStatic: !isScripted });
  const hasProblem = problem !== undefined || Object.keys(errors).length > 0;
  const address = addressOf(base, place);
  const title = journeyTitle({ ...props, place, answers: values, hasProblem });
  usePageChange(root, { title, place: address, hasProblem });

  useLinks(root, (link) => {
    const to = placeAt(base, link);
    if (link.dataset.save !== undefined) journey.handleSave();
    else if (to && to.at !== 'load' && link.dataset.anew === undefined) {
      sending.forget();
      journey.go(to);
    } else return false;
    return true;
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (place.at === 'question') return journey.handleContinue(form);
    return sending.send(reachableAnswers(questionnaire, answers));
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    uncheckExclusive(event.currentTarget, event);
    journey.handleTyping(event.currentTarget);
  }

  const before = placeBefore(questionnaire, place, answers);
  // Without a script the answers stay in the address until they are in a draft.
  const brought = isScripted ? undefined : given;
  return (
    <div ref={root}>
      <div className="journey-sheet" data-at={place.at}>
        <a className="journey-back" href={before ? bringing(addressOf(base, before), brought) : base}>
          {texts.back}
        </a>
        {problem && <JourneyNotice key={problem} title={problem} />}
        {sending.failure && (
          <JourneyNotice title={sending.failure.title}>
            <p>{sending.failure.text}</p>
            {sending.failure.isOutdated && (
              <a href={address} data-anew>
                {texts.outdated.action}
              </a>
            )}
          </JourneyNotice>
        )}
        <form
          key={round}
          method="post"
          action={bringing(address, brought)}
          noValidate
          onSubmit={handleSubmit}
          onInput={handleInput}
        >
          <input type="hidden" name="csrfToken" value={csrfToken} />
          {place.at === 'question' && (
            <QuestionPage
              {...{ questionnaire, content, locale, place, answers, view }}
              standing={values}
              controls={isScripted ? { city: CityCombobox } : {}}
            />
          )}
          {place.at === 'check' && (
            <CheckPage {...props} answers={answers} isStatic={!isScripted} isSending={sending.isSending} />
          )}
        </form>
      </div>
      <JourneyFoot {...{ questionnaire, locale, base, csrfToken }} hasAnswers />
    </div>
  );
}
