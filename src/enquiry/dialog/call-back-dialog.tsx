import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formText } from '../messages/form.en.ts';
import type { Variant } from '../schema/variants.ts';
import { CallBackForm } from './call-back-form.tsx';
import { hasTypedText, readForm } from './form-values.ts';
import { guardClosing } from './guard-closing.ts';
import { LeaveQuestion } from './leave-question.tsx';
import type { PageData } from './page-data.ts';
import { type Sent, ThankYouPanel } from './thank-you-panel.tsx';

type CallBackDialogProps = {
  dialog: HTMLDialogElement;
  page: PageData;
  variant: Variant;
  referrer: string;
  presetConcern?: string;
};

/** What stands in the dialog from its opening to its closing: the form, then the thanks. */
export function CallBackDialog({ dialog, page, variant, referrer, presetConcern }: CallBackDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<Sent>();
  const [isSending, setIsSending] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const handleWish = useEffectEvent(() => {
    if (isSending) return;
    if (isLeaving) return setIsLeaving(false);
    const form = body.current?.querySelector('form');
    if (form && hasTypedText(readForm(form))) setIsLeaving(true);
    else dialog.close();
  });
  // The dialog and its overlay stand in the page's own HTML, outside of React.
  useEffect(() => guardClosing(dialog, () => handleWish()), [dialog]);
  useEffect(() => showOverlay(dialog, isSending), [dialog, isSending]);

  if (sent) return <ThankYouPanel sent={sent} page={page} onClose={() => dialog.close()} />;
  return (
    <div ref={body}>
      {isLeaving && <LeaveQuestion onStay={() => setIsLeaving(false)} onGo={() => dialog.close()} />}
      <div hidden={isLeaving} inert={isSending}>
        <CallBackForm
          page={page}
          variant={variant}
          referrer={referrer}
          presetConcern={presetConcern}
          onSending={setIsSending}
          onSent={setSent}
        />
      </div>
    </div>
  );
}

function showOverlay(dialog: HTMLDialogElement, isSending: boolean): void {
  const overlay = dialog.querySelector<HTMLElement>('.overlay');
  if (overlay) {
    overlay.hidden = !isSending;
    overlay.textContent = isSending ? formText.sending : '';
  }
  dialog.toggleAttribute('data-busy', isSending);
  // The overlay covers what is seen at the top, and that is where the outcome will stand.
  if (isSending) dialog.scrollTop = 0;
}
