import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';
import type { RegisterName } from '../registers.ts';

/** The data of the mail that confirms a submission: nothing that the sender typed. */
export type ConfirmationData = {
  reference: string;
  register: RegisterName;
  /** The day and the time of the call, chosen from a list: as they were sent, empty where none was. */
  day: string;
  time: string;
  /** The day by which a call was promised, where a call is what follows. */
  by?: string | undefined;
  /**
   * Audience whose adviser is introduced: never that of a treatment, which nobody but the sender should learn from a
   * mail.
   */
  audience?: AdvisedAudience | undefined;
};

export type AdvisedAudience = Exclude<UmbrellaAudience, 'fertility' | 'everyone'>;

export const confirmationKey = 'confirmation';
