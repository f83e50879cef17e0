import type { Duty } from '#content/access/duties.ts';

/**
 * A person's request about their data, and its course: asked, then confirmed (that it is them), then in work,
 * and settled in one of three ways. A request by an e-mailed link is confirmed from the start; one by a reference
 * number waits for staff to call the number on record, and so does one that staff entered without a proof.
 */
export const requestKinds = ['access', 'correction', 'erasure', 'withdrawal', 'nomination'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStates = ['asked', 'confirmed', 'in-work', 'done', 'refused', 'held-back'] as const;
export type RequestState = (typeof requestStates)[number];

/** How a request came: on the website with a mailed link or a reference number, or in another way, entered by staff. */
export const requestWays = ['email', 'phone', 'letter', 'call', 'mail', 'visit'] as const;
export type RequestWay = (typeof requestWays)[number];
export const waysByHand = ['letter', 'call', 'mail', 'visit'] as const satisfies RequestWay[];

/** Proofs to staff that the person is who they say. */
export const proofs = ['call', 'mail', 'document'] as const;
export type Proof = (typeof proofs)[number];

/** The steps that staff take with a request. */
export const steps = [
  'confirm',
  'take',
  'copy',
  'correct',
  'withdraw',
  'nominate',
  'erase',
  'finish',
  'refuse',
] as const;
export type Step = (typeof steps)[number];

const open: readonly RequestState[] = ['confirmed', 'in-work'];

type StepRule = {
  from: readonly RequestState[];
  to: RequestState;
  /** Only requests of this kind. */
  kind?: RequestKind;
  /** Not requests of these kinds: they are done by carrying them out. */
  notFor?: readonly RequestKind[];
  /** Someone has to say why, or what was done. */
  needsWords?: true;
  /** If not that of settling requests. */
  duty?: Duty;
};

export const stepRules: Readonly<Record<Step, StepRule>> = {
  confirm: { from: ['asked'], to: 'confirmed' },
  take: { from: ['confirmed'], to: 'in-work' },
  copy: { from: open, to: 'done', kind: 'access' },
  correct: { from: open, to: 'done', kind: 'correction' },
  withdraw: { from: open, to: 'done', kind: 'withdrawal' },
  nominate: { from: open, to: 'done', kind: 'nomination' },
  erase: { from: open, to: 'done', kind: 'erasure', duty: 'erase-persons' },
  finish: { from: open, to: 'done', notFor: ['erasure', 'nomination'], needsWords: true },
  refuse: { from: ['asked', ...open], to: 'refused', needsWords: true },
};

/** The duty that a step takes. */
export function dutyOf(step: Step): Duty {
  return stepRules[step].duty ?? 'settle-requests';
}

/** The steps that a request may take next. */
export function stepsOpen({ kind, state }: { kind: RequestKind; state: RequestState }): Step[] {
  return steps.filter((step) => {
    const rule = stepRules[step];
    return rule.from.includes(state) && (rule.kind ?? kind) === kind && rule.notFor?.includes(kind) !== true;
  });
}

export function isSettled(state: RequestState): boolean {
  return state === 'done' || state === 'refused' || state === 'held-back';
}

/** Names a request in the audit log. */
export function auditAbout({ reference }: { reference: string }): string {
  return `Privacy request ${reference}`;
}
