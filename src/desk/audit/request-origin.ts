/** Where a request of a member of staff comes from. */
export type Origin = {
  address: string;
  device: string;
  /** Of a browser that somebody has logged in with before. */
  browserId?: string | undefined;
  /** Of whoever is logged in. */
  sessionId?: string;
};
