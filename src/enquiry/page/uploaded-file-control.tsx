import { FileControl } from '#forms/controls/file-control.tsx';
import { fileIn } from '#forms/file-value.ts';
import type { ControlProps } from '#forms/kind.ts';
import { pageFormMessages } from '../messages/page-forms/messages.ts';

/** A file to choose. A file that was received already is sent along, and need not be chosen again. */
export function UploadedFileControl(props: ControlProps) {
  const { name, value = '', locale } = props;
  const texts = pageFormMessages(locale).upload;
  const kept = fileIn(value);
  return (
    <div className="file-control">
      {kept && (
        <>
          <p className="file-kept">{texts.received(kept.name)}</p>
          <p className="file-hint">{texts.replace}</p>
          <input type="hidden" name={name} value={value} />
        </>
      )}
      <FileControl {...props} />
    </div>
  );
}
