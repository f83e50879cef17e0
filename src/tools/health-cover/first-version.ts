/**
 * What the first version of the words and numbers called otherwise: it took the least cover that is advised for the cost
 * of a hospital stay. Results that were made with it are still worked out from its numbers and told in its words.
 */
export const formerParameters: Readonly<Record<string, string>> = {
  'start-metro': 'event-metro',
  'start-tier-2': 'event-tier-2',
  'start-tier-3': 'event-tier-3',
};

export const formerTexts: Readonly<Record<string, string>> = {
  'step-start-metro': 'step-event-metro',
  'step-start-tier-2': 'step-event-tier-2',
  'step-start-tier-3': 'step-event-tier-3',
};
