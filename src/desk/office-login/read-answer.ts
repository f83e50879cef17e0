import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import { env } from '#platform/env.ts';
import { log } from '#platform/log.ts';
import { describeThirdPartyError } from '#platform/log-third-party.ts';
import type { OidcSettings } from '#platform/oidc-settings.ts';
import {
  areGroupsLeftOut,
  type Claims,
  claimAt,
  type Identity,
  isStrongEnough,
  readIdentity,
} from './identity.ts';
import { provider } from './provider.ts';
import type { Trip } from './trip.ts';

/** Why the provider's answer opens nothing. */
export type AnswerProblem =
  /** It cannot be reached, or answers with a failure of its own. */
  | 'away'
  /** The person has not logged in there, or no longer has a session there. */
  | 'not-logged-in'
  /** Something in it is not as it has to be: tampered with, for someone else, or spent. */
  | 'not-trusted'
  | 'too-weak'
  /** The list of groups was too long to be sent. */
  | 'groups-left-out';

export type Answer = { identity: Identity } | { why: AnswerProblem };

const clockSkewSeconds = 60;
/** Between typing a password there and being back here. */
const maxAgeSeconds = 10 * 60;

/**
 * Trades the code for an ID token, checks everything about it, and keeps of both the claims that say who it is. No token
 * is stored.
 */
export async function readAnswer(search: string, trip: Trip, settings: OidcSettings): Promise<Answer> {
  try {
    const config = await provider(settings);
    const claims = await claimsOf(config, { search, trip, settings });
    if (!claims) return { why: 'not-trusted' };
    if (!isStrongEnough(claims, settings)) return { why: 'too-weak' };
    if (areGroupsLeftOut(claims, settings.groupsClaim)) return { why: 'groups-left-out' };
    return { identity: readIdentity(claims, settings) };
  } catch (error) {
    const why = problemOf(error);
    if (why !== 'not-logged-in') log.warn('office login refused', { why, ...describeThirdPartyError(error) });
    return { why };
  }
}

type Coming = { search: string; trip: Trip; settings: OidcSettings };

async function claimsOf(
  config: Configuration,
  { search, trip, settings }: Coming,
): Promise<Claims | undefined> {
  const { aim, state, nonce, verifier, begunAt } = trip;
  const isFresh = aim.kind === 'prove' || aim.kind === 'link';
  // Not the address that was asked for: behind a proxy that is another one.
  const url = new URL(`/desk/login/office/back${search}`, env().siteUrl);
  const tokens = await authorizationCodeGrant(config, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(isFresh && { maxAge: maxAgeSeconds }),
  });
  const claims = tokens.claims();
  if (!claims || !isIssuer(claims.iss, settings)) return undefined;
  // Logged in before the trip began: the provider did not ask, though it was told to.
  if (isFresh && Number(claims.auth_time) < begunAt / 1000 - clockSkewSeconds) return undefined;
  const isWhole = claimAt(claims, settings.groupsClaim) !== undefined && claims.email !== undefined;
  if (isWhole || !config.serverMetadata().userinfo_endpoint) return claims;
  const more = await fetchUserInfo(config, tokens.access_token, claims.sub);
  // Signed claims take precedence.
  return { ...more, ...claims };
}

/** One address for the accounts of many offices (Entra's `common`) vouches for people of none of them. */
function isIssuer(iss: string, { issuer }: OidcSettings): boolean {
  return URL.canParse(iss) && new URL(iss).href === new URL(issuer).href;
}

const askedNot = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);

function problemOf(error: unknown): AnswerProblem {
  if (error instanceof AuthorizationResponseError) {
    if (askedNot.has(error.error)) return 'not-logged-in';
    return /^(server_error|temporarily_unavailable)$/.test(error.error) ? 'away' : 'not-trusted';
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'away' : 'not-trusted';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT' || isNoConnection(error)) return 'away';
  return code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response && cause.status >= 500
    ? 'away'
    : 'not-trusted';
}

/** As `fetch` says that no one answered. */
function isNoConnection(error: unknown): boolean {
  return error instanceof TypeError && error.cause instanceof Error;
}
