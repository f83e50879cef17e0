/** Where a request of a member of staff comes from. */
export type Origin = {
  address: string;
  device: string;
  /** Of a browser that someone has logged in with before. */
  browserId?: string | undefined;
  /** Of anyone who is logged in. */
  sessionId?: string;
};
