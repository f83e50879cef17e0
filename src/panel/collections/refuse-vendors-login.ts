import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload';
import { refuseStranger } from '#content/access/refuse.ts';

/**
 * Switches off the vendor's own ways to a session, which ask for no second factor. `auth.disableLocalStrategy` would take
 * the sessions themselves along: the vendor then believes no token, and stores no password of a new account
 * (`docs/decisions/0040-allow-list-of-the-content-service.md`). So each operation refuses, no matter who calls it and however,
 * and each endpoint is shadowed by one of ours, which the vendor's own matcher finds first in every spelling.
 */
const closedOperations = new Set(['login', 'refresh', 'forgotPassword', 'resetPassword', 'unlock']);

export const refuseVendorsLogin: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (closedOperations.has(operation)) throw new Forbidden(req.t);
};

export const closedEndpoints: Exclude<CollectionConfig['endpoints'], false | undefined> = [
  '/login',
  '/refresh-token',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/first-register',
  '/verify/:id',
].map((path) => ({ path, method: 'post', handler: refuseStranger }));
