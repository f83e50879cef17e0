export const en = {
  start: 'Start',
  goOn: 'Go on where you stopped',
  load: 'Load answers that I saved',
  chart: 'The chart, before the first answer',
};
