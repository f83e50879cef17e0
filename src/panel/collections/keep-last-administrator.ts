import { sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { databaseOf } from '#content/service-transaction.ts';
import {
  administratorsLock,
  isLastAdministratorQuery,
  lastAdministratorRefusal,
} from '#desk/session/last-administrator.ts';

/** An account is deleted on the content service's screens; its role is taken on the desk. */
export const keepLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await databaseOf(req);
  const ask = (text: string) => req.payload.db.execute({ db, sql: sql.raw(text) });
  await ask(administratorsLock);
  const { rows } = await ask(isLastAdministratorQuery(Number(id)));
  if (rows[0]?.isLast) throw new APIError(lastAdministratorRefusal, 409, undefined, true);
};
