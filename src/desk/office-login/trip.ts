import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { database } from '#platform/database.ts';
import { decrypt, encrypt } from '#platform/encryption.ts';
import { env } from '#platform/env.ts';
import type { OidcSettings } from '#platform/oidc-settings.ts';
import { justNowMs, provider } from './provider.ts';

/**
 * A way to the provider and back. What has to come back with it (state, nonce, the verifier of PKCE) waits in a sealed
 * cookie of this browser, and is good once. The cookie is lax, since the way back starts on the provider's site.
 */
export type Trip = {
  aim: TripAim;
  state: string;
  nonce: string;
  verifier: string;
  /** Where it leads on to. */
  onward: string;
  begunAt: number;
};

export type TripAim =
  | { kind: 'login' }
  /** Links the office account to the account of this session. */
  | { kind: 'link'; userId: number; sessionId: string }
  /** Shows again that it is they, before a change. */
  | { kind: 'prove'; userId: number; sessionId: string }
  /** Asks without a question to anyone whether the session is still good. */
  | { kind: 'confirm'; userId: number; sessionId: string };

const validSeconds = 10 * 60;
const purpose = 'office-trips';
const backPath = '/desk/login/office/back';

export function redirectUri(): string {
  return env().siteUrl + backPath;
}

const asksForMethods = { claims: JSON.stringify({ id_token: { amr: null } }) };

type Asked = { settings: OidcSettings; aim: TripAim; onward: string };

/** Sets the cookie. @returns the provider's address to go to @throws Error when the provider cannot be reached */
export async function beginTrip(c: Context, { settings, aim, onward }: Asked): Promise<string> {
  const config = await provider(settings, justNowMs);
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const trip: Trip = { aim, state, nonce, verifier, onward, begunAt: Date.now() };
  setCookie(c, cookieName(state), encrypt(JSON.stringify(trip), sealOf(state)), {
    ...cookieSettings(),
    maxAge: validSeconds,
  });
  const url = buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(),
    scope: settings.scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(settings.requiredAcr && { acr_values: settings.requiredAcr }),
    // Many send it unasked; of the others, those that list this parameter do when they are asked.
    ...(settings.requiredAmr && config.serverMetadata().claims_parameter_supported && asksForMethods),
    ...extras[aim.kind],
  });
  return url.href;
}

const extras: Record<TripAim['kind'], Record<string, string>> = {
  login: {},
  link: { prompt: 'login', max_age: '0' },
  prove: { prompt: 'login', max_age: '0' },
  confirm: { prompt: 'none' },
};

/** The trip that a browser comes back from, of which nothing is left then. @returns undefined for a second time */
export async function endTrip(c: Context, state: string): Promise<Trip | undefined> {
  const name = cookieName(state);
  const opened = decrypt(getCookie(c, name) ?? '', sealOf(state));
  deleteCookie(c, name, cookieSettings());
  if (!opened) return undefined;
  const trip = JSON.parse(opened) as Trip;
  const expiresAt = trip.begunAt + validSeconds * 1000;
  return expiresAt > Date.now() && (await isFirstTime(state, expiresAt)) ? trip : undefined;
}

/** Someone who has read both address and cookie along would come a second time. */
async function isFirstTime(state: string, expiresAt: number): Promise<boolean> {
  await database().query('delete from staff.office_states where expires_at < now()');
  const { rowCount } = await database().query(
    'insert into staff.office_states (state, expires_at) values ($1, $2) on conflict do nothing',
    [state, new Date(expiresAt)],
  );
  return rowCount === 1;
}

const sealOf = (state: string) => ({ purpose, of: `trip ${state}` });

/** A name for each, so that two windows can be on their way at once. */
function cookieName(state: string): string {
  return `desk-office-${state.replace(/[^\w-]/g, '').slice(0, 12)}`;
}

function cookieSettings() {
  return {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/desk/login/office',
    secure: env().siteUrl.startsWith('https:'),
  } as const;
}
