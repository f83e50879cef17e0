/** The endpoints under `/api/` as the browser makes them: a token with each, a time limit, and no exceptions. */
export const limitMs = 15_000;

export type FailureReason = 'network' | 'timeout' | 'abort' | 'server';
export type Failed = {
  kind: 'failed';
  reason: FailureReason;
  /** The server's own words, if it has any for the visitor. */
  said?: { text: string; detail: string };
};

export type EndpointAnswer =
  | {
      kind: 'answered';
      status: number;
      isOk: boolean;
      description: string;
      errors: Record<string, string>;
      data: unknown;
    }
  | Failed;

let token: Promise<string> | undefined;

/** The token for a request of another kind than those made here. */
export function currentToken(): Promise<string> {
  return token ?? refreshToken();
}

/** Fetches a fresh token for what comes next. Its failure is logged only: the next request tries again. */
export function refreshToken(): Promise<string> {
  const fetching = fetchToken();
  token = fetching;
  fetching.catch((error: unknown) => {
    if (token === fetching) token = undefined;
    // biome-ignore lint/suspicious/noConsole: logged only, as specified
    console.warn('The token could not be fetched.', error);
  });
  return fetching;
}

async function fetchToken(): Promise<string> {
  const { body } = await request('fetch_token', {});
  const { data } = body as { data?: unknown };
  if (typeof data !== 'string') throw new RequestFailed('server');
  return data;
}

/**
 * POSTs fields to an endpoint. A token that has become too old is replaced, once.
 * @param key the `Idempotency-Key` of a save
 */
export async function postToEndpoint(
  name: string,
  fields: Record<string, unknown>,
  key?: string,
): Promise<EndpointAnswer> {
  const postWith = async (awaited: Promise<string>) => {
    const csrfToken = await awaited;
    const headers: Record<string, string> = { 'Content-Type': 'application/json', TOKEN: csrfToken };
    if (key) headers['Idempotency-Key'] = key;
    return request(name, { method: 'POST', headers, body: JSON.stringify({ ...fields, csrfToken }) });
  };
  const answer = await answerOf(postWith(currentToken()));
  const isTokenRefused =
    answer.kind === 'answered' && answer.status === 403 && !answer.errors.g_recaptcha_response;
  return isTokenRefused ? answerOf(postWith(refreshToken())) : answer;
}

async function answerOf(reply: Promise<Reply>): Promise<EndpointAnswer> {
  try {
    const { status, body } = await reply;
    const { status_code, status_description, errors, data } = body;
    if (status >= 500)
      return { kind: 'failed', reason: 'server', ...(data as { said?: Failed['said'] } | undefined) };
    return {
      kind: 'answered',
      status,
      isOk: status < 300 && Boolean(status_code),
      description: String(status_description ?? ''),
      errors: (errors ?? {}) as Record<string, string>,
      data,
    };
  } catch (error) {
    if (error instanceof RequestFailed) return { kind: 'failed', reason: error.reason };
    throw error;
  }
}

/** The failure of a request to which no answer of ours came back; its message is the reason. */
class RequestFailed extends Error {
  override name = 'RequestFailed';
  readonly reason = this.message as FailureReason;
}

type Reply = { status: number; body: Record<string, unknown>; sentAt: number };

/** @throws RequestFailed */
export async function request(name: string, init: RequestInit): Promise<Reply> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const answer = await fetch(`/api/${name}`, { ...init, signal });
    const text = await answer.text();
    const sentAt = Date.parse(answer.headers.get('Date') ?? '') || Date.now();
    return { status: answer.status, body: parseBody(text), sentAt };
  } catch (cause) {
    if (cause instanceof RequestFailed) throw cause;
    throw new RequestFailed(reasonOf(signal, cause), { cause });
  }
}

function reasonOf(limit: AbortSignal, cause: unknown): FailureReason {
  if (limit.aborted) return 'timeout';
  return (cause as Error).name === 'AbortError' ? 'abort' : 'network';
}

/** A proxy's error page is not an answer of ours. */
function parseBody(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // Said below: whatever it is, it is not JSON.
  }
  throw new RequestFailed('server');
}
