/** The mail to someone who was given a case: enough to find it, and nothing of who it is about. */
export type CaseAssignedData = {
  caseId: number;
  reference: string;
  /** In which they want to be spoken to, empty where they did not say. */
  language: string;
  /** Read back from JSON: a moment in ISO's spelling. */
  dueAt: string | null;
};

export const caseAssignedKey = 'case-for-you';
