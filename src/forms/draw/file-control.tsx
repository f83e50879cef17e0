import { fileIn } from '../file-value.ts';
import type { ControlProps } from '../kind.ts';
import { formMessages } from '../messages/messages.ts';

/** A file to choose. What was received already goes along, and need not be chosen again. */
export function FileControl({ name, field, attributes, value = '', locale }: ControlProps) {
  const texts = formMessages(locale).file;
  const kept = fileIn(value);
  return (
    <div className="file-control">
      {kept && (
        <>
          <p className="file-kept">{texts.chosen(kept.name)}</p>
          <p className="file-hint">{texts.replace}</p>
          <input type="hidden" name={name} value={value} />
        </>
      )}
      <input type="file" name={field.file?.part} accept={field.file?.accept} {...attributes} />
    </div>
  );
}
