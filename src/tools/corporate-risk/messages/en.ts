export const en = {
  map: {
    likelihood: 'How likely',
    consequence: 'What one event would cost, as a share of a year’s turnover',
    consequenceOf: (turnover: string) =>
      `What one event would cost, as a share of a year’s turnover; in rupees at a turnover of ${turnover}`,
    under: (share: string) => `Under ${share}%`,
    between: (from: string, to: string) => `${from} to ${to}%`,
    over: (share: string) => `Over ${share}%`,
    upTo: (sum: string) => `to ${sum}`,
    moreThan: (sum: string) => `more than ${sum}`,
    rains: 'Strength of the rain',
    strengths: (list: string) => `Strength of the rain: ${list}.`,
    from: (least: number) => `from ${least}`,
    marks: 'What the marks mean',
    caption: (count: number) =>
      count === 1
        ? 'One risk by likelihood and consequence.'
        : `${count} risks by likelihood and consequence.`,
    standing: (state: string, rain: string) => `, ${state}, in ${rain} rain`,
  },
  gaps: {
    title: 'What no one in the room knew',
    houses: 'Not on the map',
    answers: 'Answers that are missing',
  },
  top: {
    title: (count: number): string =>
      count === 1 ? 'A known uninsured risk' : 'Your largest known uninsured risks',
    titleUnsized: (count: number): string =>
      count === 1 ? 'An uninsured risk of unknown size' : 'Uninsured risks of unknown size',
    titleUnknown: 'No uninsured risk has come up so far',
    titleNone: 'No risk is wholly uninsured',
    left: (residual: string, inherent: string) => `${inherent} before, ${residual} after your controls`,
    bar: (residual: string, inherent: string) =>
      `Likelihood times consequence is ${inherent} out of 25; after controls it is ${residual}.`,
    free: 'First, without a premium',
    cover: 'The cover that helps',
  },
  statutory: {
    title: 'Covers named in law',
    cover: 'Cover',
    law: 'Law',
    state: 'State',
    forYou: 'For you',
    states: { applies: 'Applies', 'may-apply': 'May apply' },
  },
  todos: {
    title: 'For management',
    todo: 'To do',
    house: 'House',
    who: 'Who, by when',
    proposed: 'Suggested owner',
    signed: 'Name and date',
    print: 'Print the list',
  },
  record: 'The rule behind the chart',
  report: {
    axes: 'Upwards: how likely. To the right: what one event would cost, as a share of a year’s turnover.',
    beforeAndLeft:
      'Before: likelihood times consequence, 25 at most. Left: what your own controls leave of it.',
    columns: {
      number: 'No.',
      house: 'House',
      likelihood: 'Likely',
      consequence: 'Costly',
      before: 'Before',
      left: 'Left',
      state: 'State',
    },
  },
};
