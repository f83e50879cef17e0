export const en = {
  start: 'Start',
  chart: 'The chart, before the first answer',
};
