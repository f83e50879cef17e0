import type { CollectionBeforeChangeHook } from 'payload';

/**
 * The content service writes an account back as it has read it or as it was sent, its sessions too: one that ended
 * in the meantime would be there again. So those are written that there are at this moment; they are opened and ended by
 * nothing but the desk.
 */
export const keepSessions: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data;
  const where = { id: { equals: originalDoc.id } };
  const now = await req.payload.db.findOne<{ id: number; sessions?: object[] }>({
    collection: 'users',
    where,
    req,
  });
  return { ...data, sessions: now?.sessions ?? [] };
};
