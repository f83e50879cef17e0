import { applicationForm } from './application.form.ts';
import { businessForm } from './business.form.ts';
import { agentForm } from './call-back.form.ts';
import { contactForm } from './contact.form.ts';
import { personalContactForm } from './personal-contact.form.ts';
import type { VisitorForm } from './visitor-form.ts';

/** The forms that are in pages of their own. Each is saved by an endpoint of its own. */
export const pageForms: readonly VisitorForm[] = [
  businessForm,
  contactForm,
  personalContactForm,
  applicationForm,
];

export function pageFormByKey(key: string): VisitorForm | undefined {
  return pageForms.find((form) => form.key === key);
}

/** The forms that an editor may put into a page: those, and the agents', which opens in the dialog as well. */
export const formsInPages: readonly VisitorForm[] = [...pageForms, agentForm];

export function formInPageByKey(key: string): VisitorForm | undefined {
  return formsInPages.find((form) => form.key === key);
}
