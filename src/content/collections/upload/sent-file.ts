import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { may } from '../../access/duties.ts';

/** Arguments of an operation on a collection of files, before the content service has looked at any of them. */
export type BeforeOperation = Parameters<CollectionBeforeOperationHook>[0];

/**
 * The file that comes with a save, where one comes and its sender may send it.
 * @throws ValidationError where there should be one, or it would become that of several records
 */
export function sentFile({ args, operation, overrideAccess, req }: BeforeOperation): PayloadRequest['file'] {
  if (operation !== 'create' && operation !== 'update') return undefined;
  // Anyone who may not write is refused in a moment, and is not worked for.
  if (!overrideAccess && !may(req.user, 'write-content')) return undefined;
  // The vendor's own ways to a file, by cutting one and by an address, would fetch it over the network.
  delete req.query?.uploadEdits;
  if (!req.file && operation === 'create') throw fileRefused('Please choose a file.');
  if (req.file && operation === 'update' && !('id' in args))
    throw fileRefused('A file belongs to one record. Please open that one.');
  return req.file;
}

export function fileRefused(message: string): ValidationError {
  const error = new ValidationError({ errors: [{ path: 'file', message }] });
  // The service's own message names the field alone.
  error.message = message;
  return error;
}
