import { asked, variant } from './call-back.form.ts';
import { type Concern, concerns, fertilitySet } from './options.ts';

/**
 * The form that staff fill in for someone who rang or came in; no page offers it, and no browser of a visitor gets it.
 */
export const byHandForm = variant(
  'by-hand',
  // The set of the fertility pages names covers again that have their own pages, and ends with "All".
  { among: (Object.keys(concerns) as Concern[]).filter((concern) => !fertilitySet.includes(concern)) },
  {
    email: { ...asked, isOptional: true },
    sub_purpose: { isOptional: true },
    contact_date: { ...asked, isOptional: true },
    contact_time: { ...asked, isOptional: true },
    contact_language: { place: undefined, isOpen: true },
  },
);
