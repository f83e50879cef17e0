export const en = {
  start: 'Start',
  goOn: 'Continue where you left off',
  load: 'Load saved answers',
  chart: 'The chart, before the first answer',
};
