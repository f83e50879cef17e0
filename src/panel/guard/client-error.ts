import type { AfterErrorHook } from 'payload';
import { StorageTrouble } from '#platform/object-storage/storage-trouble.ts';

/** PostgreSQL's words for data that it cannot take: class 22 (a value), 23 (a constraint). */
const dataCodes = /^2[23][0-9A-Z]{3}$/;

/** Was it what someone sent, and not this side, that failed? Looks through the vendors' wrappings. */
export function isClientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && dataCodes.test(code)) return true;
  return isClientError(error.cause);
}

/** The content service calls every error of the database its own. */
export const answerClientError: AfterErrorHook = ({ error }) =>
  isClientError(error)
    ? {
        status: 400,
        response: { errors: [{ message: 'One of the values cannot be stored or searched for.' }] },
      }
    : undefined;

/** The reason is in the log. */
export const answerStorageTrouble: AfterErrorHook = ({ error }) =>
  error instanceof StorageTrouble
    ? {
        status: 503,
        response: {
          errors: [
            { message: 'Our file storage is not working at the moment. Please try again in a few minutes.' },
          ],
        },
      }
    : undefined;

/**
 * Names the fields that a refusal is about, for the screen to show each reason at its field. The built staff side has the
 * vendor twice, and the copy that answers does not recognise the other's error: it sends the message alone.
 */
export const namePlacesOfFaults: AfterErrorHook = ({ error }) => {
  const { name, message, status, data } = error as Error & { status?: unknown; data?: unknown };
  const faults: unknown = Reflect.get(Object(data), 'errors');
  if (status !== 400 || !Array.isArray(faults)) return undefined;
  const errors = faults.map((fault) => ({ path: fault.path, message: fault.message }));
  return { status, response: { errors: [{ name, message, data: { errors } }] } };
};
