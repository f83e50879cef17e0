import { z } from 'zod';
import { audiences, faqGroups, pageKinds, postCategories } from '../model.ts';

/**
 * The form in which seed content lies in `content/`: plain JSON that a person can read and a translator
 * can work on. Prose is Markdown (paragraphs, bold, links, lists; no headings, no HTML). A text may hold
 * a setting's name in braces, such as {brand}; it is filled in when the page is drawn.
 */
const text = z.string().trim().min(1);
const prose = text;
const heading = text.max(90);
const list = z.array(text).min(1).max(20);
const href = z.string().regex(/^(\/|#|https:\/\/|mailto:|tel:)\S*$/);
const titled = z
  .array(z.strictObject({ title: heading, text }))
  .min(1)
  .max(12);

const seedBlock = z.discriminatedUnion('block', [
  z.strictObject({
    block: z.literal('prose'),
    heading: heading.optional(),
    anchor: z.string().optional(),
    body: prose,
  }),
  z.strictObject({ block: z.literal('who-for'), heading, intro: text.optional(), items: titled }),
  z.strictObject({
    block: z.literal('cover'),
    heading,
    covered: list,
    notCovered: list,
    note: text.optional(),
  }),
  z.strictObject({
    block: z.literal('price'),
    heading,
    intro: text.optional(),
    factors: z.array(z.strictObject({ name: heading, why: text })).min(1),
    note: text.optional(),
  }),
  z.strictObject({ block: z.literal('steps'), heading, intro: text.optional(), steps: titled }),
  z.strictObject({ block: z.literal('documents'), heading, intro: text.optional(), items: list }),
  z.strictObject({ block: z.literal('law'), heading, body: prose, asOn: z.iso.date() }),
  z.strictObject({
    block: z.literal('questions'),
    heading,
    items: z.array(z.strictObject({ question: text, answer: prose })).min(1),
  }),
  z.strictObject({
    block: z.literal('links'),
    heading,
    intro: text.optional(),
    links: z.array(z.strictObject({ label: heading, href, text: text.optional() })).min(1),
  }),
  z.strictObject({
    block: z.literal('matrix'),
    heading,
    intro: text.optional(),
    rows: z
      .array(
        z.strictObject({
          risk: heading,
          how: text,
          core: z.array(z.strictObject({ label: heading, href: href.optional() })).min(1),
          optional: z.array(z.strictObject({ label: heading, href: href.optional() })).default([]),
        }),
      )
      .min(2),
    note: text.optional(),
  }),
  z.strictObject({
    block: z.literal('table'),
    heading,
    intro: text.optional(),
    columns: z.array(text).min(2).max(5),
    rows: z.array(z.array(text)).min(1),
    note: text.optional(),
  }),
  z.strictObject({
    block: z.literal('notice'),
    tone: z.enum(['info', 'caution']),
    heading: heading.optional(),
    body: prose,
  }),
  z.strictObject({ block: z.literal('call-back'), heading, text, button: text.max(40) }),
  z.strictObject({ block: z.literal('faq-list'), heading, group: z.enum(faqGroups) }),
  z.strictObject({
    block: z.literal('post-list'),
    heading,
    category: z.enum(['all', ...postCategories]),
  }),
  z.strictObject({ block: z.literal('stats'), heading }),
  z.strictObject({ block: z.literal('company'), heading }),
  z.strictObject({ block: z.literal('premiums'), heading }),
  z.strictObject({
    block: z.literal('reviews'),
    heading,
    intro: text.optional(),
    reviews: z.array(z.strictObject({ words: text, name: heading, about: heading, source: href.optional() })),
  }),
]);

export const seedPage = z.strictObject({
  path: z.string().regex(/^\/(?:[a-z0-9{}-]+(?:\/[a-z0-9-]+)*)?$/),
  contentKey: z.string().regex(/^[a-zA-Z0-9-]+$/),
  kind: z.enum(pageKinds),
  audience: z.enum(audiences),
  title: text.max(65),
  description: text.min(50).max(170),
  heading: text.max(90),
  lead: text.max(320),
  blocks: z.array(seedBlock),
});

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

export type SeedBlock = z.infer<typeof seedBlock>;
