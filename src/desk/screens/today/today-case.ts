import type { CaseState } from '#cases/case-words.ts';
import type { RegisterName } from '#enquiry/registers.ts';

/** A case that waits for a call or a step, as Today knows it. */
export type TodayCase = {
  id: number;
  reference: string;
  register: RegisterName;
  name: string;
  city: string;
  purpose: string;
  about: string;
  language: string;
  state: CaseState;
  assigneeId: number | null;
  assignee: string | null;
  /** Calls in a row that no one answered. */
  attempts: number;
  createdAt: Date;
  updatedAt: Date;
  dueAt: Date;
  slotAt: Date | null;
  promisedAt: Date | null;
  firstCallAt: Date | null;
};
