import { formMessages } from '#forms/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import { resultConsent, resultField } from '../definitions/attached-result.ts';
import { enquiryMessages } from '../messages/messages.ts';

type AttachResultProps = {
  /** The result's id; nothing where the form is about none. */
  result: string | undefined;
  idPrefix: string;
  isTicked?: boolean;
  locale: Locale;
};

/** A box of its own, never ticked beforehand: without it nothing of the result goes along. */
export function AttachResult({ result, idPrefix, isTicked = false, locale }: AttachResultProps) {
  if (!result) return null;
  const id = `${idPrefix}-attach-result`;
  return (
    <div className="tick">
      <input type="hidden" name={resultField} value={result} />
      <input type="checkbox" id={id} name={resultConsent} defaultChecked={isTicked} />
      <label htmlFor={id}>
        {enquiryMessages(locale).form.attach.text}
        <span className="field-optional"> {formMessages(locale).optional}</span>
      </label>
    </div>
  );
}
