export const en = {
  defaultHeading: 'Questions people ask',
  topics: 'Questions by subject',
  none: 'No questions have been published here yet.',
};
