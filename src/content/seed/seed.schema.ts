import { z } from 'zod';
import { faqGroups, postCategories } from '../model.ts';

/**
 * The form in which seed content lies in `content/`: plain JSON that a person can read and a translator
 * can work on. Prose is Markdown (paragraphs, bold, links, lists; no headings, no HTML). A text may hold
 * a setting's name in braces, such as {brand}; it is filled in when the page is drawn.
 */
const text = z.string().trim().min(1);
const prose = text;
export const seedFaqs = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-z0-9-]+$/),
    group: z.enum(faqGroups),
    question: text,
    answer: prose,
  }),
);

export const seedPost = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: text.max(90),
  description: text.max(170),
  category: z.enum(postCategories),
  sortDate: z.iso.date(),
  lead: text.max(320),
  body: prose,
});
