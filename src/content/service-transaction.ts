import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/**
 * Several steps of the content service, and statements of our own between them, done whole or not at all.
 */
export async function inServiceTransaction<T>(
  service: Payload,
  work: (req: PayloadRequest, transaction: string | number) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, service);
  const transaction = await service.db.beginTransaction();
  if (transaction === null) throw new Error('The content service gave no transaction.');
  req.transactionID = transaction;
  try {
    const value = await work(req, transaction);
    await service.db.commitTransaction(transaction);
    return value;
  } catch (error) {
    await service.db.rollbackTransaction(transaction);
    throw error;
  }
}

/** Where a statement of our own runs in a transaction of the content service. */
export function transactionOf(service: Payload, id: string | number): Payload['db']['drizzle'] {
  const transaction: unknown = service.db.sessions?.[id]?.db;
  if (!canExecute(transaction)) throw new Error('The content service lost its transaction.');
  return transaction;
}

/** The same for anyone who is handed a request: its transaction, or the database where it has none. */
export async function databaseOf(req: PayloadRequest): Promise<Payload['db']['drizzle']> {
  const id = await req.transactionID;
  return id === undefined ? req.payload.db.drizzle : transactionOf(req.payload, id);
}

/** A transaction is asked like the database itself; the adapter has no type for it. */
function canExecute(transaction: unknown): transaction is Payload['db']['drizzle'] {
  return typeof transaction === 'object' && transaction !== null && 'execute' in transaction;
}
