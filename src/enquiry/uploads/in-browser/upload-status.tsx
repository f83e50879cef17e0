import { fileIn } from '#forms/file-value.ts';
import type { Locale } from '#ui/language/locales.ts';
import { enquiryMessages } from '../../messages/messages.ts';
import { pageFormMessages } from '../../messages/page-forms/messages.ts';
import type { UploadState } from './use-upload.ts';

type UploadStatusProps = {
  state: UploadState;
  /** The form was sent too early, and waits. */
  isWanted: boolean;
  locale: Locale;
  onAgain: (file: File) => void;
};

/** Shows the state of a file. Its beginning and its end are read out; the progress is read on request only. */
export function UploadStatus({ state, isWanted, locale, onAgain }: UploadStatusProps) {
  const texts = pageFormMessages(locale).upload;
  return (
    <>
      <div className="file-status" role="status">
        {state.kind === 'sending' && <p>{texts.sending(state.file.name)}</p>}
        {state.kind === 'sending' && isWanted && <p>{texts.waits}</p>}
        {state.kind === 'received' && (
          <p className="file-kept">{texts.received(fileIn(state.value)?.name ?? '')}</p>
        )}
        {state.kind === 'refused' && <p className="field-error">{state.text}</p>}
        {state.kind === 'broken' && <p className="field-error">{state.text ?? texts.broke}</p>}
      </div>
      {state.kind === 'sending' && (
        <div className="progress">
          <progress value={state.share} max={1} aria-label={texts.sending(state.file.name)} />
        </div>
      )}
      {state.kind === 'broken' && (
        <button type="button" className="button button-line" onClick={() => onAgain(state.file)}>
          {enquiryMessages(locale).form.tryAgain}
        </button>
      )}
    </>
  );
}
