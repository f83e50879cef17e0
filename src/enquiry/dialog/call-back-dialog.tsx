import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasTypedText, typedElsewhere } from '#forms/draft/draft.ts';
import { readForm } from '#forms/draft/read-form.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { enquiryMessages } from '../messages/messages.ts';
import { ConfirmClose } from './confirm-close.tsx';
import { guardClosing } from './guard-closing.ts';
import type { PageFacts } from './page-facts.ts';
import { ScriptedForm } from './scripted-form.tsx';
import { dialogPlace } from './scripted-form-props.ts';
import { ThankYouPanel } from './thank-you-panel.tsx';
import type { Sent } from './thanks-in-words.ts';

type CallBackDialogProps = {
  dialog: HTMLDialogElement;
  page: PageFacts;
  form: VisitorForm;
  referrer: string;
  presetConcern?: string;
  result?: string | undefined;
};

/** The contents of the dialog from its opening to its closing: the form, then the thanks. */
export function CallBackDialog({ dialog, page, form, ...asked }: CallBackDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<Sent>();
  const [isSending, setIsSending] = useState(false);
  const sendingText = enquiryMessages(page.locale).form.sending;
  const [isLeaving, setIsLeaving] = useState(false);

  const handleWish = useEffectEvent(() => {
    if (isSending) return;
    if (isLeaving) return setIsLeaving(false);
    const element = body.current?.querySelector('form');
    if (element && hasTypedText(form, readForm(element), typedElsewhere(dialogPlace))) setIsLeaving(true);
    else dialog.close();
  });
  // The dialog and its overlay are in the page's own HTML, outside of React.
  useEffect(() => guardClosing(dialog, () => handleWish()), [dialog]);
  useEffect(() => {
    showOverlay(dialog, isSending ? sendingText : '');
    return () => showOverlay(dialog, '');
  }, [dialog, isSending, sendingText]);

  if (sent) return <ThankYouPanel sent={sent} page={page} onClose={() => dialog.close()} />;
  return (
    <div ref={body}>
      {isLeaving && (
        <ConfirmClose locale={page.locale} onStay={() => setIsLeaving(false)} onGo={() => dialog.close()} />
      )}
      <div hidden={isLeaving} inert={isSending}>
        <ScriptedForm
          {...{ page, form, isLeaving, ...asked }}
          onSending={setIsSending}
          onSent={form.onSuccess === 'panel' ? setSent : () => dialog.close()}
        />
      </div>
    </div>
  );
}

/** @param text what it says; empty takes it away, also the one that the page showed until the script came */
function showOverlay(dialog: HTMLDialogElement, text: string): void {
  const overlay = dialog.querySelector<HTMLElement>('.overlay');
  if (overlay) {
    overlay.hidden = !text;
    overlay.textContent = text;
  }
  dialog.toggleAttribute('data-busy', Boolean(text));
  // The overlay covers what is seen at the top, and that is where the outcome will be.
  if (text) dialog.scrollTop = 0;
}
