import type { FormValues } from '#forms/form.ts';
import type { JourneyProps } from '../journey-props.ts';
import { journeyMessages } from '../messages/messages.ts';
import { placeToGoOn } from '../next-place.ts';
import { addressOf } from '../place.ts';
import { ChangesInWords } from './changes-in-words.tsx';
import { loadMessages } from './messages/messages.ts';

export const savedFileField = 'saved';

type LoadPageProps = Pick<JourneyProps, 'questionnaire' | 'locale' | 'base' | 'loaded'> & {
  answers: FormValues;
};

/** Where a saved file is chosen, and then what has changed since it was saved. */
export function LoadPage({ questionnaire, locale, base, loaded, answers }: LoadPageProps) {
  const load = loadMessages(locale);
  if (loaded) {
    return (
      <>
        <h1 tabIndex={-1}>{load.done}</h1>
        <div className="journey-changes">
          <ChangesInWords changes={loaded} locale={locale} />
        </div>
        <a className="button journey-next" href={addressOf(base, placeToGoOn(questionnaire, answers))}>
          {load.goOn}
        </a>
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>{journeyMessages(locale).load}</h1>
      <p className="journey-lead">{load.lead({ name: questionnaire.key })}</p>
      <div className="question">
        <label htmlFor="saved-file" className="field-label">
          {load.file}
        </label>
        <input type="file" id="saved-file" name={savedFileField} accept=".json,application/json" />
      </div>
      <button type="submit" className="button journey-next">
        {load.action}
      </button>
    </>
  );
}
