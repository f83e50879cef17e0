import type { PayloadRequest } from 'payload';
import { contentService } from '#content/read/content-service.ts';
import type { Staff } from './staff-of-request.ts';

/**
 * A member of staff as the content service knows them, for a change in their name. To be asked before the change's
 * transaction: within it, a second connection might be one that another transaction waits for.
 */
export async function userOfStaff({ id }: Pick<Staff, 'id'>): Promise<NonNullable<PayloadRequest['user']>> {
  const service = await contentService();
  const user = await service.findByID({ collection: 'users', id, depth: 0, overrideAccess: true });
  return { ...user, collection: 'users' };
}
