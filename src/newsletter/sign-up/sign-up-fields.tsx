import { ConsentBox } from '#forms/controls/consent-box.tsx';
import { FormField } from '#forms/controls/form-field.tsx';
import type { FormView } from '#forms/controls/form-view.ts';
import { HoneypotField } from '#forms/controls/honeypot-field.tsx';
import { Notice } from '#forms/controls/notice.tsx';
import { newsletterForm } from '../definitions/newsletter.form.ts';
import { newsletterMessages } from '../messages/messages.ts';

type SignUpFieldsProps = { view: FormView; isSending: boolean; supportEmail: string; privacyPath: string };

/** Address, box and button (next to the address where there is room), then what happens to the address. */
export function SignUpFields({ view, isSending, supportEmail, privacyPath }: SignUpFieldsProps) {
  const { locale } = view;
  const { submit, sending, notice } = newsletterMessages(locale).form;
  return (
    <>
      <HoneypotField locale={locale} />
      <div className="sign-up-row">
        <FormField view={view} name="email" field={newsletterForm.fields.email} />
        <ConsentBox view={view} purpose="consent_news" />
        <button type="submit" className="button" aria-disabled={isSending || undefined}>
          {isSending ? sending : submit}
        </button>
      </div>
      <Notice
        short={notice.short}
        more={{ title: notice.moreTitle, text: notice.more(supportEmail) }}
        policy={{ path: privacyPath, title: notice.policy }}
        isStatic={false}
      />
    </>
  );
}
