import { statusPath as status } from '#enquiry/definitions/status-path.ts';

const caller = '/is-it-us';

/** Two pages that staff write, and what their forms lead to. */
export const callPaths = {
  status,
  open: `${status}/open`,
  mine: `${status}/mine`,
  slot: `${status}/mine/slot`,
  goOn: `${status}/mine/go-on`,
  stop: `${status}/mine/stop`,
  leave: `${status}/mine/leave`,
  calendar: `${status}/mine/call.ics`,
  caller,
  answer: `${caller}/answer`,
  /** The same for programs: docs/caller-code.md. */
  callerCode: '/.well-known/caller-code',
  callerCodeCheck: '/.well-known/caller-code/check',
} as const;
