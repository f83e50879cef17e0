import { createRoot } from 'react-dom/client';
import { clearDraft } from '#forms/draft/draft.ts';
import type { StartIsland } from '#ui/island/island-module.ts';
import { captchaVersion } from '../captcha/recaptcha-version.ts';
import { resultIn } from '../definitions/attached-result.ts';
import { formByKey } from '../definitions/find-form.ts';
import { CallBackDialog } from './call-back-dialog.tsx';
import { leaveRecaptcha, loadRecaptcha } from './captcha-in-browser/recaptcha-scripts.ts';
import type { PageFacts } from './page-facts.ts';
import { refreshToken } from './post-to-endpoint.ts';
import { dialogPlace } from './scripted-form-props.ts';
import { placeToasts } from './toasts.ts';

/** Facts that the page gives to its dialog. */
export type CallBackDialogProps = PageFacts;

type Opening = {
  /** Key of the form that was asked for; empty for the page's own. */
  formKey: string;
  /** Path of the page that the visitor is on. */
  from: string;
  /** The purpose, where the link sets it beforehand. */
  concern: string;
  /** Id of a tool's result that the call is to be about. */
  result: string | undefined;
};

/** Fills the dialog that it is in: at every opening with a new form, and tidies up when it closes. */
export const start: StartIsland<CallBackDialogProps> = (element, page) => {
  const dialog = element.closest('dialog');
  if (!dialog) throw new Error('The form is not in a dialog.');
  const { captcha } = page;
  const root = createRoot(element);
  let round = 0;

  dialog.addEventListener('close', () => {
    clearDraft(dialogPlace);
    root.render(null);
    placeToasts();
    refreshToken().catch(() => undefined);
    // Some pages watch with the other version while no dialog is open.
    leaveRecaptcha(captcha, captcha.use === 'score-after-dialog' ? 'v3' : undefined);
  });

  return {
    handleOpener(opener) {
      loadRecaptcha(captcha, captchaVersion(captcha.use));
      refreshToken().catch(() => undefined);
      const { formKey, from, concern, result } = openingOf(opener as HTMLAnchorElement);
      // A new round is a new form.
      round += 1;
      root.render(
        <CallBackDialog
          key={round}
          {...{ dialog, page, form: formByKey(formKey) }}
          referrer={location.origin + (from || page.path)}
          presetConcern={concern}
          result={result}
        />,
      );
    },
  };
};

/** Asks for the same here as a link to the form's own page asks for there. */
function openingOf({ href, dataset }: HTMLAnchorElement): Opening {
  const { searchParams } = new URL(href);
  return {
    formKey: dataset.callBack ?? '',
    from: searchParams.get('from') ?? '',
    concern: searchParams.get('concern') ?? '',
    result: resultIn(Object.fromEntries(searchParams)),
  };
}
