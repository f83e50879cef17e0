import type { ControlProps } from '../kind.ts';
import { formMessages } from '../messages/messages.ts';

/** A list to choose from. */
export function SelectControl({ name, field, attributes, value, blank, ...rest }: ControlProps) {
  const { options = {}, preset } = field;
  return (
    <select name={name} {...attributes} defaultValue={value ?? ''}>
      {preset === undefined && <option value="">{blank}</option>}
      {Object.entries(options).map(([key, word]) => (
        <option key={key} value={word}>
          {rest.wordOf(key)}
        </option>
      ))}
    </select>
  );
}

/** The same for a list that depends on the day or the hours. */
export function ListControl({ list, ...props }: ControlProps & { list: string[] }) {
  const options = Object.fromEntries(list.map((each) => [each, each]));
  return <SelectControl {...props} field={{ ...props.field, options }} />;
}

/** The page has chosen already: said in a line, with the way to another choice. Both need no script. */
export function ChosenControl(props: ControlProps) {
  const { field, isStatic, locale, value, wordOf } = props;
  const { options = {}, preset = '' } = field;
  if (Object.keys(options).length === 1) {
    return (
      <p className="chosen">
        {wordOf(preset)}
        <input type="hidden" name={props.name} value={value} id={props.attributes.id} />
      </p>
    );
  }
  return (
    <details className="chosen" open={isStatic}>
      <summary>
        {wordOf(preset)} <span className="chosen-change">{formMessages(locale).change}</span>
      </summary>
      <SelectControl {...props} />
    </details>
  );
}
