/**
 * The page that staff write and whose form leads here (`renewal.block.ts`). A form is sent to it and to what is below
 * it, never put into an address.
 */
export const renewalPath = '/renewal-reminder';
export const calendarPath = `${renewalPath}.ics`;
export const mailPath = `${renewalPath}/mail`;
export const askedPath = `${renewalPath}/asked`;
