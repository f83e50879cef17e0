import type { CaseOutcome, CaseState } from '#cases/case-words.ts';
import type { RegisterName } from '#enquiry/registers.ts';

/** A case in a list: who, what for, where it is, who has it. Answers and results are on the case only. */
export type CaseRow = {
  id: number;
  reference: string;
  name: string;
  phone: string;
  email: string;
  city: string;
  register: RegisterName;
  purpose: string;
  about: string;
  state: CaseState;
  attempts: number;
  outcome: CaseOutcome | null;
  assigneeId: number | null;
  assignee: string | null;
  dueAt: Date | null;
  firstCallAt: Date | null;
  closedAt: Date | null;
  askedAgainAt: Date | null;
  updatedAt: Date;
  createdAt: Date;
};

export const rowColumns = `c.id, c.reference, c.name, c.phone, c.email, c.city, c.register, c.purpose, c.about, c.state, c.attempts::int,
  c.outcome, c.assignee_id as "assigneeId", u.name as assignee, c.due_at as "dueAt", c.first_call_at as "firstCallAt", c.closed_at as "closedAt",
  c.asked_again_at as "askedAgainAt", c.updated_at as "updatedAt", c.created_at as "createdAt"`;
