export const en = {
  defaultHeading: 'Questions people ask',
  none: 'No questions have been published here yet.',
};
