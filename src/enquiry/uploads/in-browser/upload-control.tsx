import { useEffect, useRef } from 'react';
import { fileIn } from '#forms/file-value.ts';
import type { ControlProps } from '#forms/kind.ts';
import { pageFormMessages } from '../../messages/page-forms/messages.ts';
import { UploadStatus } from './upload-status.tsx';
import { useUpload } from './use-upload.ts';

/** A file to choose, sent at once, with how far it is. What breaks on the way is offered again, not asked for again. */
export function UploadControl(props: ControlProps & { chosen: File | undefined }) {
  const { name, field, attributes, value = '', locale, chosen } = props;
  const input = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const { part = name, accept } = field.file ?? {};
  const { state, isWanted, send } = useUpload({
    ...{ chosen, part, input },
    kept: fileIn(value) ? value : '',
    tooLarge: pageFormMessages(locale).upload.tooLarge,
    isRefused: attributes['aria-invalid'] === true,
  });
  const received = state.kind === 'received' ? state.value : '';
  // Told like typing, so that the draft keeps it: React sets a value without a word to the form.
  useEffect(() => {
    if (received) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [received]);

  function handleChange() {
    const file = input.current?.files?.[0];
    if (file) send(file);
  }

  // A browser says nothing when the same file is chosen again, which may have been mended: it forgets the one before.
  function handleClick() {
    if (input.current) input.current.value = '';
  }

  return (
    <div className="file-control">
      <input
        type="file"
        accept={accept}
        {...attributes}
        ref={input}
        onClick={handleClick}
        onChange={handleChange}
      />
      <UploadStatus {...{ state, isWanted, locale }} onAgain={send} />
      {received && (
        <>
          <p className="file-hint">{pageFormMessages(locale).upload.replace}</p>
          <input type="hidden" name={name} value={received} ref={hidden} />
        </>
      )}
    </div>
  );
}
