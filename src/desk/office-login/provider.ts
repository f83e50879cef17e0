import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type DiscoveryRequestOptions,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { env } from '#platform/env.ts';
import type { OidcSettings } from '#platform/oidc-settings.ts';

/**
 * The office's provider, as it describes itself at `/.well-known/openid-configuration`. What it said is kept for a while;
 * a failure is not kept, so that the next login asks again.
 */
const keptMs = 60 * 60_000;
/** Before a browser is sent there: it would show a failure of its own where no one answers. */
export const justNowMs = 1000;
const timeoutSeconds = 5;

let known: { settings: OidcSettings; config: Configuration; readAt: number } | undefined;

export function officeSettings(): OidcSettings | undefined {
  return env().oidc;
}

/** @param withinMs how old its words may be @throws Error when it cannot be reached, or is not the issuer that the settings name */
export async function provider(settings: OidcSettings, withinMs = keptMs): Promise<Configuration> {
  if (known?.settings === settings && known.readAt > Date.now() - withinMs) return known.config;
  return discover(settings);
}

/** The same, asked for now. @throws Error */
export async function discover(settings: OidcSettings): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  // Over TLS an ID token would be believed without its signature; with this, wherever it has come from.
  const execute: DiscoveryRequestOptions['execute'] = [enableNonRepudiationChecks];
  if (issuer.startsWith('http:')) execute.push(allowInsecureRequests);
  const found = await discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret },
    (server, ...more) => {
      // The specification's default is the header; the field is for those that list only the field.
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
      authenticate(clientSecret)(server, ...more);
    },
    { execute, timeout: timeoutSeconds },
  );
  known = { settings, config: found, readAt: Date.now() };
  return found;
}

/** Whether it answers now. */
export async function isProviderUp(settings: OidcSettings): Promise<boolean> {
  try {
    await discover(settings);
    return true;
  } catch {
    return false;
  }
}
