import { keysIn } from '../form.ts';
import type { ControlProps } from '../kind.ts';

/** Boxes to tick, all in view. The error summary leads to the first. */
export function ChoicesControl({ name, field, attributes, value = '', wordOf }: ControlProps) {
  const { id, autoFocus, ...described } = attributes;
  return (
    <fieldset className="choices" aria-labelledby={`${id}-label`} {...described}>
      {Object.entries(field.options ?? {}).map(([key, word], index) => (
        <label className="choice" key={key}>
          <input
            type="checkbox"
            {...(index === 0 ? { id, autoFocus } : { id: `${id}-${index + 1}` })}
            name={name}
            value={word}
            defaultChecked={keysIn(value).some((given) => given === key || given === word)}
          />
          {wordOf(key)}
        </label>
      ))}
    </fieldset>
  );
}
