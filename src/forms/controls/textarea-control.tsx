import type { ControlProps } from '../kind.ts';

/** Several lines to type into. */
export function TextareaControl({ name, attributes, maxLength, value }: ControlProps) {
  return <textarea {...{ name, maxLength, rows: 5 }} {...attributes} defaultValue={value} />;
}
