/**
 * Keys under which the first version had its words and numbers: it took the least advised cover for the cost of a
 * hospital stay. Results made with it are still calculated from its numbers and explained in its words.
 */
export const formerParameters: Readonly<Record<string, string>> = {
  'start-metro': 'event-metro',
  'start-tier-2': 'event-tier-2',
  'start-tier-3': 'event-tier-3',
};

/** The same for sentences, and what versions said before a sentence was split in two. */
export const formerTexts: Readonly<Record<string, string>> = {
  'step-start-metro': 'step-event-metro',
  'step-start-tier-2': 'step-event-tier-2',
  'step-start-tier-3': 'step-event-tier-3',
  'lead-over': 'lead',
  'lead-over-more': 'lead-more',
  'split-heading-nothing': 'split-heading-base',
  'split-heading-mixed': 'split-heading-keep',
  'split-heading-base-each': 'split-heading-base',
  'split-employer-later': 'split-employer',
};
