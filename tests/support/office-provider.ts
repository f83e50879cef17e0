import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

/**
 * The office's provider: a real one (`oidc-provider`) on loopback, with people whose claims a test changes as it goes.
 * Its login page asks for a name alone.
 */
export type OfficePerson = { name: string; email?: string; groups?: string[]; acr?: string; amr?: string[] };

export type OfficeProvider = {
  issuer: string;
  /** The settings that lead there. */
  environment: Record<string, string>;
  /** By subject, which is also the name that the login page asks for. */
  people: Map<string, OfficePerson>;
  /** Ends someone's session there, and says so to the desk as providers do. */
  logOut(subject: string, session: string): Promise<unknown>;
  /** Carries what the provider sends to the desk, where that does not listen on its port. */
  carry: typeof fetch;
  /** Lets the desk at this address log people in. */
  serve(siteUrl: string): void;
  stop(): Promise<void>;
  startAgain(): Promise<void>;
};

const client = { id: 'the-desk', secret: 'a-secret-of-the-desk-for-tests' };
type LogsOut = { backchannelLogout(subject: string, session: string): Promise<void> };
type People = OfficeProvider['people'];

/** @param siteUrl where the desk is, for the way back; later, where its port is not known yet */
export async function startOfficeProvider(siteUrl?: string): Promise<OfficeProvider> {
  const people: People = new Map();
  const server = createServer();
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  let provider: Provider | undefined;
  const office: OfficeProvider = {
    issuer,
    people,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: 'Neel Offices',
      OIDC_SCOPES: 'openid profile email groups',
      OIDC_GROUP_ADMINISTRATOR: 'desk-administrators',
      OIDC_GROUP_ADVISER: 'desk advisers, Pune',
      OIDC_GROUP_EDITOR: 'desk-editors',
    },
    serve: (url) => {
      server.removeAllListeners('request');
      const carry: typeof fetch = (...request) => office.carry(...request);
      provider = newProvider(issuer, { siteUrl: url, people, carry });
      server.on('request', answerWith(provider, people));
    },
    carry: fetch,
    logOut: async (subject, session) => {
      const known = await provider?.Client.find(client.id);
      // The types leave out what the class has.
      await (known as unknown as LogsOut).backchannelLogout(subject, session);
    },
    stop: async () => {
      const isClosed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await isClosed;
    },
    startAgain: () => listen(port),
  };
  if (siteUrl) office.serve(siteUrl);
  return office;
}

type Options = { siteUrl: string; people: People; carry: typeof fetch };

function newProvider(issuer: string, { siteUrl, people, carry }: Options): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${siteUrl}/desk/login/office/back`],
        backchannel_logout_uri: `${siteUrl}/desk/login/office/ended`,
        backchannel_logout_session_required: true,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name'],
      email: ['email'],
      groups: ['groups'],
      acr: null,
      amr: null,
    },
    scopes: ['openid', 'profile', 'email', 'groups'],
    jwks: { keys: [newKey()] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    acrValues: ['two-factors'],
    pkce: { required: () => true },
    cookies: { keys: ['a key of the provider for tests'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      claimsParameter: { enabled: true },
    },
    fetch: carry,
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    // Nobody is asked whether the desk may know their name.
    async loadExistingGrant({ oidc }) {
      const { provider, session, params } = oidc;
      const grant = new provider.Grant({ clientId: client.id, accountId: session?.accountId ?? '' });
      grant.addOIDCScope(String(params?.scope));
      await grant.save();
      return grant;
    },
  });
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() };
}

function answerWith(provider: Provider, people: People) {
  const callback = provider.callback();
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(loginPage);
    const accountId = new URLSearchParams(await text(request)).get('login') ?? '';
    const { acr, amr } = people.get(accountId) ?? {};
    return provider.interactionFinished(request, response, { login: { accountId, acr, amr } });
  };
}

const loginPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Neel Offices</title><h1>Neel Offices</h1>
<form method="post"><label>Your name <input name="login" autofocus></label><button>Log in</button></form></html>`;
