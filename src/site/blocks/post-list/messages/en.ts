export const en = {
  defaultHeading: 'All posts',
  none: 'Nothing has been published here yet.',
  parts: 'Parts of this list',
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  earlier: 'Earlier posts',
  later: 'Later posts',
};
