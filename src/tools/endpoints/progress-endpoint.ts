import type { Context } from 'hono';
import { localeOf } from '#enquiry/endpoints/locale-of.ts';
import type { JsonObject } from '#enquiry/endpoints/read-body.ts';
import { refusalOf } from '#enquiry/endpoints/refusals.ts';
import { accept, refuse } from '#enquiry/endpoints/responses.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { consumeByAddress } from '#platform/rate-limits.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { countProgress } from '../store/progress.ts';
import { versionIn } from './answers-in.ts';
import { knownVersion } from './known-version.ts';
import { endpointMessages } from './messages/messages.ts';
import { wrongField } from './result-endpoint.ts';

const perAddress = { name: 'progress-per-address', points: 1000, seconds: 3600 };

/** Where every journey ends after its last page of questions. */
const checkPage = 'check';

/** `POST` of a page that someone has reached: it is counted, and nothing of the person is kept or asked. */
export function progressEndpoint(questionnaires: readonly Questionnaire[]) {
  return async function answerProgress(c: Context, body: JsonObject): Promise<Response> {
    const locale = localeOf(body);
    const texts = endpointMessages(locale);
    const { isAllowed, retryAfterSeconds } = await consumeByAddress(perAddress, senderAddress(c));
    if (!isAllowed) return refuse(c, refusalOf({ code: 'too-many', retryAfterSeconds }, locale));

    const questionnaire = questionnaires.find(({ key }) => key === body.questionnaire);
    if (!questionnaire) return refuse(c, wrongField('questionnaire', texts.noQuestionnaire));
    const { page } = body;
    if (typeof page !== 'string' || !pageKeys(questionnaire).includes(page)) {
      return refuse(c, wrongField('page', texts.noPage));
    }
    const { key } = questionnaire;
    const number = versionIn(body);
    if (!number || !(await knownVersion(key, number))) {
      return refuse(c, wrongField('version', texts.noVersion));
    }
    await countProgress({ questionnaire: key, version: number, page });
    return accept(c, texts.ok);
  };
}

function pageKeys({ sections }: Questionnaire): string[] {
  const first = sections.flatMap(({ pages }) => pages.flatMap(([key]) => key ?? []));
  return [...first, checkPage];
}
