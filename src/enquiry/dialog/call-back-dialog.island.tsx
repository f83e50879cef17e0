import { createRoot } from 'react-dom/client';
import { captchaVersion } from '../schema/captcha-version.ts';
import { variantByKey } from '../schema/variants.ts';
import { CallBackDialog } from './call-back-dialog.tsx';
import { refreshToken } from './calls.ts';
import { loadRecaptcha, removeRecaptcha } from './captcha/recaptcha-scripts.ts';
import { clearDraft } from './draft.ts';
import { type PageData, readPageData } from './page-data.ts';
import { bringToastsBack } from './toasts.ts';

type Opening = {
  /** Key of the form that was asked for; empty for the page's own. */
  variantKey: string;
  /** Path of the page that the visitor is on. */
  from: string;
  /** The purpose, where the link sets it beforehand. */
  concern?: string;
};

type Mounted = { open: (opening: Opening) => void };
const mounted = new WeakMap<HTMLElement, Mounted>();

/**
 * Puts the form that was asked for into the opened dialog. Called at every opening; the first one also makes
 * the dialog tidy up after itself when it closes.
 * @throws Error when the page lacks what the form needs; the caller then leads to the form's own page
 */
export function mountCallBackDialog(element: HTMLElement, opening: Opening): void {
  const island = mounted.get(element) ?? mount(element);
  mounted.set(element, island);
  island.open(opening);
}

function mount(element: HTMLElement): Mounted {
  const dialog = element.closest('dialog');
  if (!dialog) throw new Error('The form stands in no dialog.');
  const page = readPageData();
  const root = createRoot(element);
  let opening: Opening;
  let round = 0;

  // A new round is a new form.
  function draw(): void {
    round += 1;
    const variant = variantByKey(opening.variantKey);
    const referrer = location.origin + (opening.from || page.path);
    root.render(
      <CallBackDialog
        key={round}
        {...{ dialog: dialog as HTMLDialogElement, page, variant, referrer }}
        presetConcern={opening.concern}
      />,
    );
  }

  dialog.addEventListener('close', () => {
    clearDraft();
    root.render(null);
    bringToastsBack();
    refreshToken().catch(() => undefined);
    watchWithCaptcha(page);
  });

  return {
    open(next) {
      opening = next;
      loadCaptchaFor(page);
      refreshToken().catch(() => undefined);
      draw();
    },
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
