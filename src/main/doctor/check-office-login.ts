import { discover } from '#desk/office-login/provider.ts';
import { redirectUri } from '#desk/office-login/trip.ts';
import type { Env } from '#platform/env.ts';
import { describeThirdPartyError } from '#platform/log-third-party.ts';
import { isLoopbackUrl } from '#platform/loopback-url.ts';
import { consider, type Finding, stop } from './finding.ts';

/** Whether the office's provider answers, is the issuer that is set, and works as the login needs it. */
export async function checkOfficeLogin({ oidc }: Pick<Env, 'oidc'>): Promise<Finding[]> {
  if (!oidc) return [];
  try {
    const server = (await discover(oidc)).serverMetadata();
    const findings: Finding[] = [];
    const addresses = [server.authorization_endpoint, server.token_endpoint, server.jwks_uri];
    const isPlain = (url: string | undefined) => url?.startsWith('http:') && !isLoopbackUrl(url);
    if (addresses.some(isPlain))
      findings.push(
        stop('The provider of the office login lists addresses without https.', 'Set it up behind HTTPS.'),
      );
    if (server.code_challenge_methods_supported?.includes('S256') === false)
      findings.push(
        stop('The provider of the office login does not support PKCE with S256.', 'Switch it on there.'),
      );
    if (!oidc.groups.administrator)
      findings.push(
        consider(
          'OIDC_GROUP_ADMINISTRATOR is not set: administrators log in with passwords alone.',
          'Set it, if the office’s groups should decide on them as well.',
        ),
      );
    return findings;
  } catch (error) {
    return [
      stop(
        reasonOf(error, oidc.issuer),
        `Check OIDC_ISSUER; the way back to register there is ${redirectUri()}`,
      ),
    ];
  }
}

function reasonOf(error: unknown, issuer: string): string {
  const { message, cause } = error as { message?: string; cause?: { body?: { issuer?: string } } };
  const named = cause?.body?.issuer;
  if (named) return `OIDC_ISSUER is ${issuer}, and the provider there calls itself ${named}.`;
  const { causeCode, code } = describeThirdPartyError(error);
  return `The provider of the office login cannot be used (${[message, causeCode ?? code].filter(Boolean).join(', ')}).`;
}
