import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { hasTypedText, saveDraft } from '#forms/draft/draft.ts';
import { readForm } from '#forms/draft/read-form.ts';
import type { StartIsland } from '#ui/island/island-module.ts';
import { captchaVersion } from '../captcha/recaptcha-version.ts';
import { formInPageByKey } from '../definitions/page-forms.ts';
import { holdRecaptcha } from '../dialog/captcha-in-browser/recaptcha-scripts.ts';
import type { PageFacts } from '../dialog/page-facts.ts';
import { refreshToken } from '../dialog/post-to-endpoint.ts';
import { FormInPage } from './form-in-page.tsx';

/** Facts that the page gives to its form. */
export type FormInPageIslandProps = { formKey: string; page: PageFacts };

/** Takes over a form that is in the page's own HTML, with what was typed into it so far. */
export const start: StartIsland<FormInPageIslandProps> = (element, { formKey, page }) => {
  const form = formInPageByKey(formKey);
  const standing = element.querySelector('form');
  if (!form || !standing) throw new Error(`There is no form ${formKey} on this page.`);
  // An untouched field does not override the draft of before a reload.
  const typed = Object.fromEntries(Object.entries(readForm(standing)).filter(([, value]) => value !== ''));
  // No event will say that this was typed; what is only set beforehand is no one's draft.
  if (hasTypedText(form, typed, {})) saveDraft(form.key, form, typed);
  const chosen = standing.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
  if (page.captcha.provider === 'recaptcha') holdRecaptcha(page.captcha, captchaVersion(page.captcha.use));
  refreshToken().catch(() => undefined);
  const root = createRoot(element);
  const facts = { form, page };
  // Someone who comes back to the page finds an empty form.
  const begin = (round: number) =>
    root.render(
      <FormInPage
        key={round}
        {...{ ...facts, typed: {}, chosen: undefined }}
        onSent={() => begin(round + 1)}
      />,
    );
  // At once: a key pressed between reading the form and drawing it again would be lost.
  keepFocus(() =>
    flushSync(() => root.render(<FormInPage {...{ ...facts, typed, chosen }} onSent={() => begin(1)} />)),
  );
  return {};
};

/** Draws again what the focus is in. The selection of an e-mail cannot be read: its caret goes to the end. */
function keepFocus(draw: () => void): void {
  const { id, selectionStart, selectionEnd } = (document.activeElement ?? document.body) as HTMLInputElement;
  draw();
  const field = document.getElementById(id) as HTMLInputElement | null;
  field?.focus({ preventScroll: true });
  if (typeof selectionStart === 'number') field?.setSelectionRange(selectionStart, selectionEnd);
}
