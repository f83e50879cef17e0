import type { ControlProps } from '../kind.ts';

/** Two or three options, all in view: one tap where a list takes two. The error summary leads to the first. */
export function RadioControl({ name, field, attributes, value, wordOf }: ControlProps) {
  const { id, autoFocus, ...described } = attributes;
  return (
    <div className="choices" role="radiogroup" aria-labelledby={`${id}-label`} {...described}>
      {Object.entries(field.options ?? {}).map(([key, word], index) => (
        <label className="choice" key={key}>
          <input
            type="radio"
            {...(index === 0 ? { id, autoFocus } : { id: `${id}-${index + 1}` })}
            name={name}
            value={word}
            defaultChecked={value === word}
          />
          {wordOf(key)}
        </label>
      ))}
    </div>
  );
}
