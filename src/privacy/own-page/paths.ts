/** Below the page where someone asks, which staff write. */
const base = '/privacy/request';

export const privacyPaths = {
  base,
  ask: `${base}/ask`,
  askByPhone: `${base}/ask-by-phone`,
  open: `${base}/open`,
  mine: `${base}/mine`,
};
