import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Is in for Google's reCAPTCHA: the script in its two versions, and the address where our server asks
 * whether a token is good. A token is good once, for the secret of its own version.
 */
export type FakeGoogle = {
  url: string;
  environment: Record<string, string>;
  /** Requests of our server, in order. */
  verified: { secret: string; response: string }[];
  /** How it answers from now on. */
  behaviour: { score: number; isAway: boolean };
  close(): Promise<void>;
};

const keys = {
  RECAPTCHA_V2_SITE_KEY: 'site-key-v2',
  RECAPTCHA_V2_SECRET: 'secret-v2',
  RECAPTCHA_V3_SITE_KEY: 'site-key-v3',
  RECAPTCHA_V3_SECRET: 'secret-v3',
};

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const verified: FakeGoogle['verified'] = [];
  const behaviour = { score: 0.9, isAway: false };

  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/recaptcha/api.js') {
      response.setHeader('content-type', 'text/javascript');
      return response.end(script(searchParams.get('render') ?? ''));
    }
    if (pathname !== '/recaptcha/api/siteverify') return response.writeHead(404).end();
    if (behaviour.isAway) return response.writeHead(503).end();
    const sent = new URLSearchParams(await text(request));
    const asked = { secret: sent.get('secret') ?? '', response: sent.get('response') ?? '' };
    const isSpent = verified.some((earlier) => earlier.response === asked.response);
    const [version, action] = asked.response.split(' ');
    const isGood = !isSpent && asked.secret === `secret-${version}`;
    verified.push(asked);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        success: isGood,
        hostname: 'localhost',
        ...(version === 'v3' ? { score: behaviour.score, action } : {}),
        ...(isGood ? {} : { 'error-codes': ['timeout-or-duplicate'] }),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    environment: { CAPTCHA: 'recaptcha', RECAPTCHA_URL: url, ...keys },
    verified,
    behaviour,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** As Google's: one global, a badge with v3, a box to tick with v2. */
function script(render: string): string {
  const version = render === 'explicit' ? 'v2' : 'v3';
  return `{
  const token = (word) => '${version} ' + word + ' ' + crypto.getRandomValues(new Uint32Array(2)).join('');
  const widgets = [];
  if ('${version}' === 'v3') {
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    document.body.append(badge);
  }
  globalThis.___grecaptcha_cfg = {};
  globalThis.grecaptcha = {
    ready: (then) => then(),
    render(place, options) {
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.addEventListener('change', () => options.callback(token('tick')));
      label.append(box, "I'm not a robot");
      label.dataset.sitekey = options.sitekey;
      place.append(label);
      widgets.push({ box, options });
      globalThis.expireTick = () => { box.checked = false; options['expired-callback'](); };
      return widgets.length - 1;
    },
    reset(widget = 0) { widgets[widget].box.checked = false; },
    execute: async (siteKey, { action }) => siteKey === 'site-key-v3' ? token(action) : token('wrong-key'),
  };
}`;
}
