export const en = {
  kept: 'What becomes of your answers',
  covers: 'Read about what you looked for',
  answers: 'The questions that nobody could answer',
};
