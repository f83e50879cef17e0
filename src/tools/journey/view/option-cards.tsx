import type { ReactNode } from 'react';
import { type Field, keysIn, preferNot } from '#forms/form.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { QuestionText } from '../../engine/version.ts';
import { journeyMessages } from '../messages/messages.ts';

type OptionCardsProps = {
  name: string;
  field: Field;
  text: QuestionText | undefined;
  /** Id of the first option: the error summary leads there. */
  id: string;
  value: string;
  locale: Locale;
};

/** The key of "I don't know" in every question of the project. */
const unknown = 'unknown';

/** The options, each a target of the whole width; one that does not answer the question is set apart. */
export function OptionCards({ name, field, text, id, value, locale }: OptionCardsProps) {
  const texts = journeyMessages(locale);
  const keys = Object.keys(field.options ?? {});
  const apart = [...keys.filter((key) => key === unknown), ...(field.isDeclinable ? [preferNot] : [])];
  const type = field.kind === 'choices' ? 'checkbox' : 'radio';
  const given = field.kind === 'choices' ? keysIn(value) : [value];
  const alone = [field.aloneOption, preferNot, unknown];

  function card(key: string): ReactNode {
    const option = text?.options.find((candidate) => candidate.key === key);
    return (
      <label className="choice answer" key={key}>
        <input
          {...{ type, name, value: key }}
          id={key === keys[0] ? id : `${id}-${key}`}
          defaultChecked={given.includes(key)}
          data-alone={(type === 'checkbox' && alone.includes(key)) || undefined}
        />
        <span className="answer-words">
          {option?.label ?? (key === preferNot ? texts.preferNot : key)}
          {option?.hint && <small>{option.hint}</small>}
        </span>
      </label>
    );
  }

  return (
    <div className="answers">
      {keys.filter((key) => !apart.includes(key)).map(card)}
      {apart.length > 0 && (
        <>
          <p className="answers-or">{texts.or}</p>
          <div className="answers-apart">{apart.map(card)}</div>
        </>
      )}
    </div>
  );
}
