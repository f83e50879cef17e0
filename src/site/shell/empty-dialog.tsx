import type { CallBackDialogProps } from '#enquiry/dialog/call-back-dialog.island.tsx';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { Island } from '#ui/island/island.tsx';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';

/**
 * The empty dialog is in every page, so that it opens the moment a visitor asks for it. The form is
 * an island: it arrives behind the overlay, and its script hides the overlay then.
 */
export function EmptyDialog() {
  const { locale, pageData } = useSite();
  const text = enquiryMessages(locale).form;
  const isBeside = pageData.captcha.provider === 'recaptcha';
  return (
    <dialog
      className="call-back"
      id="call-back"
      aria-labelledby="call-back-title"
      data-beside={isBeside ? '' : undefined}
    >
      <div className="call-back-head">
        <h2 id="call-back-title" tabIndex={-1}>
          {text.title}
        </h2>
        <button className="icon-button" type="button" data-close="" aria-label={text.close}>
          <CloseIcon />
        </button>
      </div>
      <p className="overlay" role="status">
        {siteMessages(locale).callBack.loading}
      </p>
      <Island<CallBackDialogProps>
        name="call-back-dialog"
        on="click"
        openedBy="a[data-call-back]"
        props={pageData}
      />
    </dialog>
  );
}
