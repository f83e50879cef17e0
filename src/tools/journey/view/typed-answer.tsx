import type { ComponentType } from 'react';
import type { ScriptedControls } from '#forms/controls/form-field.tsx';
import { type FormView, fieldAttributes } from '#forms/controls/form-view.ts';
import { type Field, preferNot } from '#forms/form.ts';
import type { ControlProps } from '#forms/kind.ts';
import { kindOf } from '#forms/kinds/kinds.ts';
import { maxLengthOf } from '#forms/validate.ts';
import { journeyMessages } from '../messages/messages.ts';
import { declineName } from '../read-answers.ts';

type TypedAnswerProps = {
  view: FormView;
  name: string;
  field: Field;
  controls: ScriptedControls;
  hint: string | undefined;
  /** The typed value as a sum in words; nothing without a script. */
  sum: string | undefined;
};

/** A text field, with a box next to it for people who would rather not say. */
export function TypedAnswer({ view, name, field, controls, hint, sum }: TypedAnswerProps) {
  const { facts, isStatic, locale, values, words } = view;
  const texts = journeyMessages(locale);
  const kind = kindOf(field);
  const Control: ComponentType<ControlProps> = controls[field.kind] ?? kind.Control;
  const isDeclined = values[name] === preferNot;
  return (
    <>
      <div className="answer-line" data-kind={field.kind}>
        <Control
          {...{ name, field, facts, isStatic, locale }}
          attributes={fieldAttributes(view, name, hint)}
          maxLength={maxLengthOf(field)}
          value={isDeclined ? '' : values[name]}
          label={words[name]?.label ?? name}
          wordOf={(value) => value}
          blank=""
        />
      </div>
      {sum && <p className="answer-sum">{texts.asAmount({ figures: sum })}</p>}
      {field.isDeclinable && (
        <div className="answers">
          <p className="answers-or">{texts.or}</p>
          <label className="choice answer">
            <input type="checkbox" name={declineName(name)} defaultChecked={isDeclined} />
            <span className="answer-words">{texts.preferNot}</span>
          </label>
        </div>
      )}
    </>
  );
}
