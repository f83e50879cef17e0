import type { Submission } from '../submit/submission.ts';

export type DeliveryPlan = { submission: Submission; reference: string; supportEmail: string };
