export const en = {
  parties: {
    client: 'You',
    insurer: 'Insurer',
    broker: 'Broker',
    provider: 'Provider',
    other: 'Third party',
  },
  money: 'money',
  work: 'work',
  scale: 'Bands with a sum are drawn to scale.',
  columns: { number: 'Number', from: 'From', to: 'To', what: 'What' },
  /** A flow without its sentence. */
  flow: ({ from, to, what }: { from: string; to: string; what: string }) => `${from} to ${to}: ${what}.`,
};
