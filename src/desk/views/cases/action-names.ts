/** What staff can do with a case, as the endpoint calls it and as the buttons do. */
export const actionLabels = {
  take: 'Take it',
  answered: 'Spoke to them',
  unanswered: 'Nobody answered',
  plan: 'Plan the next step',
  close: 'Close it',
  note: 'Add a note',
};
export type ActionName = keyof typeof actionLabels;

export type Asked = {
  /** Days in India: none before today, and the next one on which we call stands there at first. */
  today: string;
  nextDay: string;
  /** At which a call may begin. */
  times: string[];
};
