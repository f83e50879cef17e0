/** A message to a member of staff: some sentences, and the link that goes with them. */
export type StaffNoticeData = { subject: string; text: string; link?: string };

export const staffNoticeKey = 'staff-notice';
