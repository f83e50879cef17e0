import type { Context } from 'hono';
import type { FileField } from '#forms/form.ts';
import type { JsonObject } from './read-body.ts';

/** An endpoint under `/api/` and its name. A POST's body has passed `guardPost` already. */
export type Endpoint =
  | { name: string; method: 'GET'; answer: (c: Context) => Response | Promise<Response> }
  | {
      name: string;
      method: 'POST';
      /** Takes a form with a file as well: multipart instead of JSON. */
      file?: FileField | undefined;
      /** Sent again with the same `Idempotency-Key` it answers as before, so a proxy may repeat it. */
      isIdempotent?: true;
      /** Sent twice it leaves nothing that matters, so a proxy may repeat it without a key. */
      isRepeatable?: true;
      /** Takes a beacon: at most so many bytes, of our own pages, without a token and its cookie. It may save sums alone. */
      beaconBytes?: number;
      answer: (c: Context, body: JsonObject) => Response | Promise<Response>;
    };
