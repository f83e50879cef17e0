import { createRemoteJWKSet, jwtVerify } from 'jose';
import { log } from '#platform/log.ts';
import { describeThirdPartyError } from '#platform/log-third-party.ts';
import type { OidcSettings } from '#platform/oidc-settings.ts';
import { provider } from './provider.ts';

/**
 * The provider's word that someone has logged out there, or was logged out: sent from server to server, and signed like an
 * ID token (OpenID Connect Back-Channel Logout 1.0, section 2.6).
 */
export type LogoutToken = {
  issuer: string;
  subject: string | undefined;
  providerSession: string | undefined;
};

const event = 'http://schemas.openid.net/event/backchannel-logout';
const maxAgeMinutes = 10;

type Keys = { uri: string; keys: ReturnType<typeof createRemoteJWKSet> };
let known: Keys | undefined;

/** @returns undefined for one that is not the provider's, not for us, of another type, too old, or about nothing */
export async function readLogoutToken(
  token: string,
  settings: OidcSettings,
): Promise<LogoutToken | undefined> {
  try {
    const { issuer, jwks_uri: uri = '' } = (await provider(settings)).serverMetadata();
    // It keeps the keys, and asks for new ones when a token names one that it does not know.
    if (known?.uri !== uri) known = { uri, keys: createRemoteJWKSet(new URL(uri)) };
    const { payload } = await jwtVerify(token, known.keys, {
      issuer,
      audience: settings.clientId,
      typ: 'logout+jwt',
      maxTokenAge: `${maxAgeMinutes} minutes`,
      requiredClaims: ['jti', 'events'],
    });
    const { sub: subject, sid, nonce, events } = payload;
    const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, event);
    const providerSession = typeof sid === 'string' ? sid : undefined;
    // An ID token has a nonce: one that was caught must not end anyone's sessions.
    if (!isLogout || nonce !== undefined || !(subject || providerSession)) return undefined;
    return { issuer, subject, providerSession };
  } catch (error) {
    log.warn('logout token refused', describeThirdPartyError(error));
    return undefined;
  }
}
