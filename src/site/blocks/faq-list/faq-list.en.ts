/** Around the list. */
export const text = {
  defaultHeading: 'Questions people ask',
  none: 'No questions have been published here yet.',
} as const;
