import type { ControlProps } from '../kind.ts';

/** A file to choose, as the browser offers it. */
export function FileControl({ field, attributes }: ControlProps) {
  return <input type="file" name={field.file?.part} accept={field.file?.accept} {...attributes} />;
}
