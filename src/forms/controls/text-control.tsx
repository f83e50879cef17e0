import type { ComponentProps } from 'react';
import type { ControlProps } from '../kind.ts';

type TextControlProps = ControlProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>;

/** One line to type into. It keeps its own value, with and without a script. */
export function TextControl({ name, field, attributes, maxLength, value, ...rest }: TextControlProps) {
  const { type = 'text', inputMode, spellCheck, autoCapitalize } = rest;
  return (
    <input
      {...{ type, inputMode, spellCheck, autoCapitalize, name, maxLength }}
      {...attributes}
      autoComplete={field.autoComplete}
      defaultValue={value}
    />
  );
}
