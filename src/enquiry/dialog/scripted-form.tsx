import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CityCombobox } from '#forms/controls/city-combobox.tsx';
import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { FailureNotice } from '#forms/controls/failure-notice.tsx';
import { FormFields } from '#forms/controls/form-fields.tsx';
import { readDraft, saveDraft } from '#forms/draft/draft.ts';
import { initialValues, readForm } from '#forms/draft/read-form.ts';
import { tidyWhileTyping } from '#forms/draft/tidy-while-typing.ts';
import type { FormFacts } from '#forms/kind.ts';
import { dateInIndia } from '#platform/clock.ts';
import { captchaVersion } from '../captcha/recaptcha-version.ts';
import { withPresets } from '../definitions/presets-of-language.ts';
import { AttachResult } from './attach-result.tsx';
import { FormNoticeView, noticeFactsOf } from './form-notice.tsx';
import { dialogPlace, type ScriptedFormProps } from './scripted-form-props.ts';
import { useCaptcha } from './use-captcha.ts';
import { useSending } from './use-sending.tsx';

/** A form with its script: checks, sends, and reports the result. Its fields keep their own values. */
export function ScriptedForm(props: ScriptedFormProps) {
  const { page, form, presetConcern, result, isInPage = false, typed, controls } = props;
  const { locale } = page;
  const texts = form.texts(locale);
  const place = isInPage ? form.key : dialogPlace;
  const element = useRef<HTMLFormElement>(null);
  const [facts] = useState<FormFacts>(() => ({ today: dateInIndia(), hours: page.callingHours }));
  const words = form.words(locale);
  const [values] = useState(() =>
    initialValues(
      form,
      withPresets(words, { ...readDraft(place), ...typed, ...(presetConcern && { concern: presetConcern }) }),
    ),
  );
  const [standing, setStanding] = useState(values);
  const captcha = useCaptcha(page.captcha, captchaVersion(page.captcha.use), (reason) =>
    sending.handleLost(reason),
  );
  const sending = useSending({ ...props, place, element, facts, captcha });

  // Focus is outside of React: the link that led here is gone with the form that it was in.
  useEffect(() => {
    if (presetConcern) element.current?.querySelector<HTMLInputElement>('[name=name]')?.focus();
  }, [presetConcern]);

  function handleInput({ target }: InputEvent<HTMLFormElement>) {
    if (!element.current) return;
    if (target instanceof HTMLInputElement) tidyWhileTyping(form, target);
    const typed = readForm(element.current);
    saveDraft(place, form, typed);
    setStanding(typed);
    sending.handleTyped((target as HTMLInputElement).name, typed);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    return sending.send();
  }

  const { errors, pressed, failure, captchaText } = sending;
  const view = { form, words, idPrefix: place, values, errors, isStatic: isInPage, facts, locale };
  const notice = noticeFactsOf(form, page);
  return (
    <form
      className="visitor-form"
      ref={element}
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
      onFocus={captcha.start}
    >
      {failure && <FailureNotice failure={failure} />}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary view={view} reason={pressed} Heading={isInPage ? 'h2' : 'h3'} />
      )}
      <FormFields
        view={view}
        standing={standing}
        controls={{ city: CityCombobox, ...controls }}
        notice={
          <>
            <AttachResult result={result} idPrefix={place} locale={locale} />
            <FormNoticeView {...notice} texts={texts.notice} isStatic={isInPage} locale={locale} />
          </>
        }
      />
      <div className="captcha" ref={captcha.slot} />
      {captchaText && (
        <p className="field-error" role="alert">
          {captchaText}
        </p>
      )}
      <div className="form-foot">
        <button type="submit" className="button" aria-disabled={!captcha.isSolved || undefined}>
          {texts.submit}
        </button>
      </div>
    </form>
  );
}
