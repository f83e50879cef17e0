/** What there is to tell a member of staff: some sentences, and where a link leads that goes with them. */
export type StaffNoticeData = { subject: string; text: string; link?: string };

export const staffNoticeKey = 'staff-notice';
