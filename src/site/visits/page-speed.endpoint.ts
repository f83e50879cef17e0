import type { Context } from 'hono';
import { z } from 'zod';
import type { Endpoint } from '#enquiry/endpoints/endpoint.ts';
import type { JsonObject } from '#enquiry/endpoints/read-body.ts';
import { refusalOf } from '#enquiry/endpoints/refusals.ts';
import { accept, refuse } from '#enquiry/endpoints/responses.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import { consumeByAddress } from '#platform/rate-limits.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { isRobot } from './is-robot.ts';
import { countSpeed, measuredKinds } from './page-speeds.ts';
import { type SpeedMetric, speedSteps } from './speed-buckets.ts';

/** Thousands share an address behind a mobile carrier, and one view in twenty is reported. */
const perAddress = { name: 'speeds-per-address', points: 120, seconds: 3600 };
/** A report has about a hundred. */
const maxBytes = 300;

const step = (metric: SpeedMetric) => z.int().min(0).max(speedSteps[metric].length).optional();
const report = z.strictObject({
  kind: z.enum(measuredKinds),
  device: z.enum(['narrow', 'wide']),
  lcp: step('lcp'),
  fcp: step('fcp'),
  tbt: step('tbt'),
  inp: step('inp'),
  cls: step('cls'),
  bytes: step('bytes'),
});

/**
 * `POST /api/page_speed`: how fast one page was in one browser, in steps (`speed-buckets.ts`). It reads no cookie and
 * sets none, and keeps nothing but sums.
 */
export const pageSpeed: Endpoint = {
  name: 'page_speed',
  method: 'POST',
  beaconBytes: maxBytes,
  async answer(c: Context, body: JsonObject) {
    const texts = answerMessages(defaultLocale).endpoints;
    const read = report.safeParse(body);
    if (!read.success) {
      const [field = 'kind'] = read.error.issues.map(fieldOf);
      const { unknownReport: description } = texts;
      return refuse(c, { status: 422, description, errors: { [field]: description } });
    }
    const { isAllowed, retryAfterSeconds } = await consumeByAddress(perAddress, senderAddress(c));
    if (!isAllowed) return refuse(c, refusalOf({ code: 'too-many', retryAfterSeconds }, defaultLocale));
    if (!isRobot(c.req.header('user-agent'))) countSpeed(read.data);
    return accept(c, texts.ok);
  },
};

type Issue = { path: readonly PropertyKey[] };

/** A name that is not ours is not repeated in the answer. */
function fieldOf({ path }: Issue): string {
  return String(path[0] ?? 'report');
}
