import { createRoot } from 'react-dom/client';
import type { StartIsland } from '#ui/island/island-module.ts';
import { captchaVersion } from '../schema/captcha-version.ts';
import { variantByKey } from '../schema/variants.ts';
import { CallBackDialog } from './call-back-dialog.tsx';
import { refreshToken } from './calls.ts';
import { loadRecaptcha, removeRecaptcha } from './captcha/recaptcha-scripts.ts';
import { clearDraft } from './draft.ts';
import type { PageData } from './page-data.ts';
import { bringToastsBack } from './toasts.ts';

/** What the page tells its dialog. */
export type CallBackDialogProps = PageData;

type Opening = {
  /** Key of the form that was asked for; empty for the page's own. */
  variantKey: string;
  /** Path of the page that the visitor is on. */
  from: string;
  /** The purpose, where the link sets it beforehand. */
  concern: string;
};

/** Fills the dialog that it stands in: at every opening with a new form, and tidies up when it closes. */
export const start: StartIsland<CallBackDialogProps> = (element, page) => {
  const dialog = element.closest('dialog');
  if (!dialog) throw new Error('The form stands in no dialog.');
  const root = createRoot(element);
  let round = 0;

  dialog.addEventListener('close', () => {
    clearDraft();
    root.render(null);
    bringToastsBack();
    refreshToken().catch(() => undefined);
    watchWithCaptcha(page);
  });

  return {
    handleOpener(opener) {
      loadCaptchaFor(page);
      refreshToken().catch(() => undefined);
      const { variantKey, from, concern } = openingOf(opener as HTMLAnchorElement);
      // A new round is a new form.
      round += 1;
      root.render(
        <CallBackDialog
          key={round}
          {...{ dialog, page, variant: variantByKey(variantKey) }}
          referrer={location.origin + (from || page.path)}
          presetConcern={concern}
        />,
      );
    },
  };
};

/** What a link to the form's own page asks for there, it asks for here. */
function openingOf({ href, dataset }: HTMLAnchorElement): Opening {
  const { searchParams } = new URL(href);
  return {
    variantKey: dataset.callBack ?? '',
    from: searchParams.get('from') ?? '',
    concern: searchParams.get('concern') ?? '',
  };
}

function loadCaptchaFor({ captcha }: PageData): void {
  if (captcha.provider === 'recaptcha') loadRecaptcha(captcha, captchaVersion(captcha.use));
}

function watchWithCaptcha({ captcha }: PageData): void {
  if (captcha.provider !== 'recaptcha') return;
  if (captcha.use === 'score-after-dialog') loadRecaptcha(captcha, 'v3');
  else removeRecaptcha();
}
