export const en = {
  start: 'Start the questions',
  goOn: 'Continue where you left off',
  load: 'Load saved answers',
  chart: 'The chart, before the first answer',
};
