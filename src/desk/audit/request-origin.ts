/** Where a request of a member of staff comes from. */
export type Origin = {
  address: string;
  device: string;
  /** Id of a browser that someone has logged in with before. */
  browserId?: string | undefined;
  /** Present for anyone who is logged in. */
  sessionId?: string;
};
