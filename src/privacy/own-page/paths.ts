/** Below the page where somebody asks, which staff write. */
const base = '/privacy/request';

export const privacyPaths = {
  base,
  ask: `${base}/ask`,
  askByPhone: `${base}/ask-by-phone`,
  open: `${base}/open`,
  mine: `${base}/mine`,
};
