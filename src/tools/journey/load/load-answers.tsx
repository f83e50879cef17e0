import { type FormEvent, useEffect, useRef, useState } from 'react';
import { keep } from '../browser/stored-answers.ts';
import type { JourneyProps } from '../journey-props.ts';
import { journeyMessages } from '../messages/messages.ts';
import { addressOf } from '../place.ts';
import { JourneyFoot } from '../view/journey-foot.tsx';
import { JourneyNotice } from '../view/journey-notice.tsx';
import { LoadPage, savedFileField } from './load-page.tsx';
import { loadMessages } from './messages/messages.ts';
import { maxSavedBytes, readSaved } from './read-saved.ts';

/**
 * A saved file is chosen, and what has changed since is said. With a script the file stays in the browser; without one
 * it is sent, and becomes the draft. Its own part of the page, so that no question waits for it.
 */
export function LoadAnswers(props: JourneyProps) {
  const { questionnaire, version, locale, facts, base, csrfToken } = props;
  const load = loadMessages(locale);
  const root = useRef<HTMLDivElement>(null);
  const [{ answers, loaded, problem }, setState] = useState({
    answers: props.answers,
    loaded: props.loaded,
    problem: props.problem,
  });

  // Focus is outside of React.
  useEffect(() => {
    if (loaded) root.current?.querySelector('h1')?.focus();
  }, [loaded]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get(savedFileField);
    if (!(file instanceof File) || file.size === 0) return refuse(load.missing);
    const found = file.size <= maxSavedBytes && readSaved(props, await file.text(), facts);
    if (!found) return refuse(load.refused);
    keep(questionnaire.key, { version, answers: found.answers, draft: props.draft });
    setState({ answers: found.answers, loaded: found.changes, problem: undefined });
  }

  function refuse(said: string) {
    setState({ answers, loaded: undefined, problem: said });
  }

  return (
    <div ref={root}>
      <div className="journey-sheet" data-at="load">
        <a className="journey-back" href={base}>
          {journeyMessages(locale).back}
        </a>
        {problem && <JourneyNotice key={problem} title={problem} />}
        <form
          method="post"
          action={addressOf(base, { at: 'load' })}
          encType="multipart/form-data"
          noValidate
          onSubmit={handleSubmit}
        >
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <LoadPage {...{ questionnaire, locale, base, loaded, answers }} />
        </form>
      </div>
      <JourneyFoot {...{ questionnaire, locale, base, csrfToken }} hasAnswers={false} />
    </div>
  );
}
