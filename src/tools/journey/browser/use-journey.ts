import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorsFrom, type FieldErrors } from '#forms/controls/form-view.ts';
import type { FormValues } from '#forms/form.ts';
import { download } from '#ui/html/download.ts';
import { pagesOf, pageWith } from '../../engine/path.ts';
import { validatePage } from '../../engine/validate-answers.ts';
import { firstPage } from '../given-answers.ts';
import type { JourneyProps } from '../journey-props.ts';
import { placeAfter, placeToGoOn } from '../next-place.ts';
import { addressOf, type Place, placeAt } from '../place.ts';
import { questionsOn, wholePage } from '../questions-on.ts';
import { readAnswers } from '../read-answers.ts';
import { savedFile, savedFileName } from '../saved-answers.ts';
import { dispatchAnswers } from './answers-event.ts';
import { initialAnswers } from './initial-answers.ts';
import { reportProgress } from './report-progress.ts';
import { keep, type StoredAnswers, storageKey } from './stored-answers.ts';

type JourneyState = {
  place: Place;
  kept: StoredAnswers;
  /** The same object until something else is wrong: the summary takes the focus once. */
  errors: FieldErrors;
  problem?: string | undefined;
  /** Counts up when the form is to begin again with what is kept. */
  round: number;
};

/**
 * The journey in the browser, once its script runs: where the visitor is, what was answered, and how both change. It
 * moves by the browser's own history, so that Back and Forward do what they say.
 */
export function useJourney(props: JourneyProps, root: RefObject<HTMLElement | null>) {
  const { questionnaire, version, facts, base } = props;
  const [isScripted, setIsScripted] = useState(false);
  const [state, setState] = useState<JourneyState>(() => ({
    place: props.place,
    kept: { version, answers: props.answers, typing: typingOf(props) },
    errors: errorsFrom(props.problems, props.locale),
    problem: props.problem,
    round: 0,
  }));
  // The state for handlers when several act before the next rendering.
  const present = useRef(state);

  function change(changes: Partial<JourneyState>) {
    present.current = { ...present.current, ...changes };
    setState(present.current);
    const { place, kept } = present.current;
    dispatchAnswers({ ...kept.answers, ...typingOn(kept, place) });
  }

  /** As another tab may have left it since: that one's answers count as well, and what it deleted stays so. */
  function latest(): StoredAnswers {
    return initialAnswers({ ...props, answers: {}, given: undefined });
  }

  function keepNow(changes: Partial<StoredAnswers>): StoredAnswers {
    const kept = { ...latest(), ...changes };
    keep(questionnaire.key, kept);
    return kept;
  }

  function show(place: Place, changes: Partial<JourneyState> = {}) {
    const { round } = present.current;
    change({ errors: {}, problem: undefined, round: round + 1, ...changes, place });
    reportProgress(props, place.at === 'question' ? place.page : place.at);
  }

  function go(place: Place, changes: Partial<JourneyState> = {}) {
    history.pushState(null, '', addressOf(base, place));
    show(place, changes);
  }

  /** A page that does not apply gives way to where it goes on. */
  function applying(place: Place, answers: FormValues): Place {
    if (place.at !== 'question' || pageWith(pagesOf(questionnaire, answers), place.page)) return place;
    return placeToGoOn(questionnaire, answers);
  }

  function arrive(place: Place, kept: StoredAnswers) {
    const found = applying(place, kept.answers);
    if (found !== place) history.replaceState(null, '', addressOf(base, found));
    show(found, { kept });
  }

  // The server has rendered the page without what this browser alone knows.
  const begin = useEffectEvent(() => {
    const { place, problem, given } = props;
    const drawn = { ...props.answers, ...props.typing };
    const names = place.at === 'question' ? wholePage(questionnaire, place.page) : [];
    const differs = (values: FormValues) =>
      names.some((name) => (values[name] ?? '') !== (drawn[name] ?? ''));
    const begun = initialAnswers(props);
    const kept = { ...begun, typing: typingOf(props) ?? begun.typing };
    const form = root.current?.querySelector('form');
    // Someone may have begun to answer before the script was there.
    const typed = form && readAnswers(new FormData(form), names);
    const isTyped = typed && differs(typed);
    if (isTyped) kept.typing = typingOf({ ...props, typing: typed });
    const found = applying(place, kept.answers);
    // Answers are kept from here on, so that reloading an address does not undo a later change.
    if (found !== place || given) history.replaceState(null, '', addressOf(base, found));
    if (given) reportProgress(props, firstPage(questionnaire));
    // A form that has it all stays: a new one would take the focus from someone who is answering.
    const isThere = isTyped || !differs({ ...kept.answers, ...typingOn(kept, place) });
    setIsScripted(true);
    keep(questionnaire.key, kept);
    show(found, {
      kept,
      ...(found === place && { errors: present.current.errors, problem, ...(isThere && { round: 0 }) }),
    });
  });

  const handlePopState = useEffectEvent(() => {
    const place = placeAt(base, location);
    const { place: shown, kept } = present.current;
    // The link to the page's main part leaves an entry as well.
    if (!place || addressOf(base, place) === addressOf(base, shown)) return;
    arrive(place, kept);
  });
  const handleStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key && key !== storageKey(questionnaire.key)) return;
    const kept = latest();
    // The answers on the page in view stay this tab's own.
    if (newValue) change({ kept: { ...kept, typing: present.current.kept.typing } });
    else arrive(present.current.place, kept);
  });
  // The browser's storage, its own Back and Forward, and other tabs.
  useEffect(() => {
    begin();
    const listening = new AbortController();
    addEventListener('popstate', () => handlePopState(), listening);
    addEventListener('storage', (event) => handleStorage(event), listening);
    return () => listening.abort();
  }, []);

  function handleTyping(form: HTMLFormElement) {
    const { place } = present.current;
    if (place.at !== 'question') return;
    const values = readAnswers(new FormData(form), wholePage(questionnaire, place.page));
    change({ kept: keepNow({ typing: { page: place.page, values } }) });
  }

  function handleContinue(form: HTMLFormElement) {
    const { place } = present.current;
    if (place.at !== 'question') return;
    const kept = latest();
    const { page, isChange } = place;
    const input = readAnswers(new FormData(form), wholePage(questionnaire, page));
    const asked = questionsOn(questionnaire, page, { ...kept.answers, ...input });
    const validated = validatePage(questionnaire, { questions: asked, input, facts });
    if (!validated.ok) return change({ errors: errorsFrom(validated.problems, props.locale) });
    const answers = { ...kept.answers, ...validated.answers };
    const next = placeAfter(questionnaire, { page, asked, answers, isChange });
    go(next, { kept: keepNow({ answers, typing: undefined }) });
  }

  function handleSave() {
    const { place, kept } = present.current;
    const now = new Date();
    // With what is chosen on the page in view; loading validates all of it.
    const saved = savedFile(props, { ...kept.answers, ...typingOn(kept, place) }, now);
    download(savedFileName(questionnaire, now), JSON.stringify(saved, null, 2), 'application/json');
  }

  const { place, kept } = state;
  return {
    ...state,
    answers: kept.answers,
    typing: typingOn(kept, place),
    isScripted,
    go,
    handleTyping,
    handleContinue,
    handleSave,
  };
}

/** Returns the unsent values on the page of that place. */
function typingOn({ typing }: StoredAnswers, place: Place): FormValues {
  return place.at === 'question' && typing?.page === place.page ? typing.values : {};
}

/** Returns the unsent values that the server has rendered into the page. */
function typingOf({ place, typing }: JourneyProps): StoredAnswers['typing'] {
  return typing && place.at === 'question' ? { page: place.page, values: typing } : undefined;
}
