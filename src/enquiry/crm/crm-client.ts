import { env } from '#platform/env.ts';
import { requestOutbound } from '#platform/outbound-post.ts';
import type { ActiveCrm } from './active-crms.ts';
import type { CrmAccess, CrmAnswer, CrmAsked, CrmRequest, Verdict } from './adapter.ts';

/**
 * Asks a CRM for one thing. An expired token is renewed once, and a request that has to be put otherwise is put otherwise
 * once. Everything that a later attempt may mend is "later": only what the CRM says about the data is a refusal.
 */
export type CrmCall = Omit<CrmAsked, 'access'> & {
  build: (access: CrmAccess) => CrmRequest;
  /** Waited for before a record that was there already is changed. */
  onShared?: () => Promise<void>;
};

export type Outcome = Extract<Verdict, { kind: 'accepted' | 'later' | 'refused' }>;

const timeoutMs = 10_000;

export async function callCrm(crm: ActiveCrm, call: CrmCall): Promise<Outcome> {
  let access = await accessTo(crm);
  if ('kind' in access) return access;
  let verdict = await ask(crm, { ...call, access });
  if (verdict.kind === 'expired') {
    forgetToken(crm);
    access = await accessTo(crm);
    if ('kind' in access) return access;
    verdict = await ask(crm, { ...call, access });
  }
  if (verdict.kind !== 'instead') return outcomeOf(crm, verdict);
  const { request, isShared = false } = verdict;
  if (isShared) await call.onShared?.();
  const second = outcomeOf(crm, await ask(crm, { ...call, access, build: () => request }));
  return second.kind === 'accepted' ? { ...second, isShared } : second;
}

function outcomeOf(crm: ActiveCrm, verdict: Verdict): Outcome {
  const { name } = crm.adapter;
  if (verdict.kind === 'accepted') return verdict;
  if (verdict.kind === 'later') return { ...verdict, why: `${name} asks us to wait: ${verdict.why}.` };
  if (verdict.kind === 'refused') return { kind: 'refused', why: `${name} refuses it: ${verdict.why}.` };
  if (verdict.kind === 'instead') return { kind: 'later', why: `${name} contradicts itself about a record.` };
  return { kind: 'later', why: `${name} does not accept our credentials. Check ${secretsOf(crm)}.` };
}

async function ask(crm: ActiveCrm, call: CrmCall & { access: CrmAccess }): Promise<Verdict> {
  const { build, onShared: _, ...asked } = call;
  const answer = await send(crm, build(asked.access));
  return crm.adapter.read(answer, asked) ?? byStatus(answer);
}

function byStatus({ status, headers }: CrmAnswer): Verdict {
  if (status === 401) return { kind: 'expired' };
  if (status === 429) {
    const afterSeconds = retryAfter(headers['retry-after']);
    return { kind: 'later', why: 'too many requests', ...(afterSeconds && { afterSeconds }) };
  }
  if (status >= 400 && status < 500 && status !== 408)
    return { kind: 'refused', why: `it answered ${status}` };
  const afterSeconds = retryAfter(headers['retry-after']);
  return { kind: 'later', why: `it answered ${status}`, ...(afterSeconds && { afterSeconds }) };
}

const maxWaitSeconds = 24 * 3600;

/** Seconds, or a date. */
function retryAfter(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), maxWaitSeconds) : undefined;
}

async function send(
  { adapter }: ActiveCrm,
  { method, url, headers, json, form }: CrmRequest,
): Promise<CrmAnswer> {
  const body = form
    ? String(new URLSearchParams(form))
    : json === undefined
      ? undefined
      : JSON.stringify(json);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  try {
    const answer = await requestOutbound(url, {
      method,
      headers: { accept: 'application/json', ...headers, ...(body && { 'content-type': type }) },
      body,
      timeoutMs,
      mayReachItself: env().isLoopback,
    });
    return { status: answer.status, headers: answer.headers, json: parsed(answer.body) };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new Error(`${adapter.name} was not reached (${code ?? message})`, { cause: error });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type KnownToken = { token: string; baseUrl: string; goodUntil: number };

/** By the settings, so that new ones do not go with an old token. Never stored. */
const tokens = new Map<string, KnownToken>();
const usualSeconds = 3600;
/** A token that ends while a request is on its way is of no use. */
const marginSeconds = 60;

const placeOf = ({ adapter, settings }: ActiveCrm) => JSON.stringify([adapter.key, settings]);

function forgetToken(crm: ActiveCrm): void {
  tokens.delete(placeOf(crm));
}

async function accessTo(crm: ActiveCrm): Promise<CrmAccess | Outcome> {
  const { adapter, settings } = crm;
  if (!adapter.token) return { settings, token: '', baseUrl: settings.url ?? '' };
  const known = tokens.get(placeOf(crm));
  if (known && known.goodUntil > Date.now()) return { settings, ...known };
  const answer = await send(crm, adapter.token.request(settings));
  const token = adapter.token.read(answer);
  if (token) {
    const { token: value, baseUrl = settings.url ?? '', seconds = usualSeconds } = token;
    const goodUntil = Date.now() + (seconds - marginSeconds) * 1000;
    tokens.set(placeOf(crm), { token: value, baseUrl, goodUntil });
    return { settings, token: value, baseUrl };
  }
  const isOurs = answer.status < 500 && answer.status !== 429;
  if (isOurs)
    return { kind: 'later', why: `${adapter.name} did not give us a token. Check ${secretsOf(crm)}.` };
  return {
    ...(byStatus(answer) as Extract<Verdict, { kind: 'later' }>),
    why: `${adapter.name} is not giving out tokens at the moment.`,
  };
}

function secretsOf({ adapter }: ActiveCrm): string {
  const secrets = Object.values(adapter.settings).filter(({ fallback }) => !fallback);
  return secrets.map(({ variable }) => variable).join(' and ');
}
