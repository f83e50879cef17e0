import config from '@payload-config';
import { executeAuthStrategies, getPayload } from 'payload';
import { policyForPrograms, refuseRequest, refuseStranger } from '#content/access/refuse.ts';
import { describeThirdPartyError } from '#platform/log-third-party.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { isPlain } from '#platform/path-parts.ts';
import { fieldsOfCall, findWrongShape } from './field-shapes.ts';
import { isHarmlessAddress, repeatsName } from './harmless-address.ts';
import { isAskedByPost, needsFields, readRequestBody } from './read-request-body.ts';
import { allowList, type Call, isAllowed } from './staff-allow-list.ts';

type Context = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>;

const staffLimitBytes = 4 * 1024 * 1024;
const uploadLimitBytes = 32 * 1024 * 1024;

/**
 * Guards the content service's REST, which needs a valid session: strangers are answered by the site
 * (`site/public-content`). Requests that cannot be read are refused before the vendor stumbles over them.
 */
export function guardService(handler: Handler): (request: Request, context: Context) => Promise<Response> {
  return async (request, { params }) => {
    const { slug = [] } = await params;
    try {
      return forNoPage(await answer(request, slug, handler));
    } catch (error) {
      const fields = describeThirdPartyError(error);
      logThrottled('content service failed', fields, {
        level: 'error',
        kind: `${fields.error} ${fields.at}`,
      });
      return forNoPage(refuseRequest(500, 'Something went wrong.'));
    }
  };
}

/** Responses here are for programs and for saving: opened as a page, one may do nothing unless it has a policy of its own. */
function forNoPage(response: Response): Response {
  const name = 'content-security-policy';
  if (!response.headers.has(name)) response.headers.set(name, policyForPrograms);
  return response;
}

async function answer(request: Request, slug: string[], handler: Handler): Promise<Response> {
  if (!slug.every(isPlain)) return refuseStranger();
  const { search } = new URL(request.url);
  if (!isHarmlessAddress(search) || repeatsName(search))
    return refuseRequest(400, 'This address cannot be read.');
  const pass = (passed: Request) => handler(passed, { params: Promise.resolve({ slug }) });
  if (!isAllowed(await callsOfStaff(), methodOf(request), slug)) return refuseStranger();
  if (!(await isStaff(request.headers))) return refuseStranger();
  const sent = await readRequestBody(request, await staffLimit(slug));
  if (!sent.ok) return sent.refusal;
  if (needsFields(methodOf(request), slug, await collectionSlugs()) && !sent.fields)
    return refuseRequest(400, 'Please send the fields.');
  const wrong = findWrongShape(fieldsOfCall(slug, await config), sent.fields ?? {});
  if (wrong) return refuseRequest(400, `The field ${wrong} cannot hold this kind of value.`);
  return pass(withBody(request, sent.body));
}

let calls: Call[] | undefined;

async function callsOfStaff(): Promise<Call[]> {
  calls ??= allowList(await config);
  return calls;
}

/** As the vendor will take it: a long question comes by POST. */
function methodOf(request: Request): string {
  return request.method === 'POST' && isAskedByPost(request) ? 'GET' : request.method;
}

/** Whether a request's session is valid now: signed by us, not over, of someone who is still there. */
async function isStaff(headers: Headers): Promise<boolean> {
  if (!headers.has('cookie') && !headers.has('authorization')) return false;
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers, payload });
  return user !== null;
}

async function collectionSlugs(): Promise<string[]> {
  return (await config).collections.map(({ slug }) => slug);
}

async function staffLimit([first = '']: string[]): Promise<number> {
  const { collections } = await config;
  return collections.find(({ slug }) => slug === first)?.upload ? uploadLimitBytes : staffLimitBytes;
}

/** The request again, its body having been read. */
function withBody({ url, method, headers }: Request, body: Buffer<ArrayBuffer> | undefined): Request {
  return new Request(url, { method, headers, body });
}
