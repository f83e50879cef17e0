export const en = {
  kept: 'What happens to your answers',
  covers: 'Read about what you looked for',
  answers: 'Questions that no one could answer',
};
