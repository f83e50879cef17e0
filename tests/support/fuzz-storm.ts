import http from 'node:http';
import { randomFrom } from './fuzz-random.ts';
import { type FuzzRequest, requestTo } from './fuzz-requests.ts';
import { everyRoute, type FuzzRoute } from './fuzz-routes.ts';
import { sendFuzz } from './fuzz-send.ts';
import { everySender, type FuzzSender } from './fuzz-senders.ts';

export type Fuzz = {
  /** Sends so many more of the seed's requests. */
  send(count: number): Promise<void>;
  routes: readonly FuzzRoute[];
  /** How often each status was answered, to anyone, by route. */
  statuses: ReadonlyMap<string, Map<number, number>>;
  /** Requests answered with 5xx, or not at all. */
  failures: readonly string[];
  sent(): number;
  end(): void;
};

const atOnce = 8;
const renewedEvery = 1000;

/** Random requests to every route by everyone, the same ones for the same seed. */
export async function startFuzz(url: string, seed: number): Promise<Fuzz> {
  const [routes, senders] = [await everyRoute(url), await everySender(url)];
  const random = randomFrom(seed);
  const names = await fieldNames(url, { routes, senders });
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<string, Map<number, number>>();
  const failures: string[] = [];
  // Pages and files are many and alike: they get their share as a group, not each the share of a route.
  const areas = Map.groupBy(routes, ({ area }) => area);
  const weighed = [
    ...(['site', 'site', 'page', 'page', 'file', 'api', 'api', 'api', 'api'] as const),
    // The vendor's screens take a tenth of a second each.
    ...(['desk', 'desk', 'desk', 'content', 'content', 'content', 'admin'] as const),
  ];
  let sent = 0;

  async function one(): Promise<void> {
    const route = random.pick(areas.get(random.pick(weighed)) ?? routes);
    const sender = random.pick(senders);
    const request = requestTo(route, sender, { random, names });
    sent += 1;
    const number = sent;
    const { status, text } = await sendFuzz(url, request, agent);
    const name =
      route.area === 'page' || route.area === 'file' ? route.area : `${route.method} ${route.path}`;
    const counts = statuses.get(name) ?? new Map<number, number>();
    statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
    if (!isAnswered(request, { status, text }))
      failures.push(described({ number, sender, request, status, text }));
  }

  async function sendGroup(count: number): Promise<void> {
    let left = count;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        await one();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    for (const each of senders) await each.renew();
  }

  return {
    async send(count) {
      for (let left = count; left > 0; left -= renewedEvery) await sendGroup(Math.min(left, renewedEvery));
    },
    routes,
    statuses,
    failures,
    sent: () => sent,
    end: () => agent.destroy(),
  };
}

/**
 * Anything below 500. A page that a browser fetches before anyone asked for it is 503 on purpose, and a connection may
 * be cut while a body is sent that is too large.
 */
function isAnswered(
  { headers, body }: FuzzRequest,
  { status, text }: { status: number; text: string },
): boolean {
  if (status === 503 && headers['sec-purpose']) return true;
  if (status === 0) return body.length > 1_000_000 && /ECONNRESET|EPIPE/.test(text);
  return status < 500;
}

type Failed = { number: number; sender: FuzzSender; request: FuzzRequest; status: number; text: string };

function described({ number, sender, request, status, text }: Failed): string {
  const { method, path, headers, body } = request;
  const { cookie: _, token: __, authorization: ___, ...shown } = headers;
  const said = JSON.stringify({ headers: shown, body: body.toString('utf8').slice(0, 300) });
  return `${status} #${number} ${sender.who}: ${method} ${path.slice(0, 200)} ${said} -> ${text.slice(0, 200)}`;
}

/** As the forms of all pages call their fields. */
async function fieldNames(url: string, { routes, senders }: { routes: FuzzRoute[]; senders: FuzzSender[] }) {
  const administrator = senders.find(({ who }) => who === 'administrator');
  const headers = administrator?.headers(randomFrom(1)) ?? {};
  const drawn = routes.filter(
    ({ method, path, area }) => method === 'GET' && !/[:*]/.test(path) && /site|desk/.test(area),
  );
  const found = new Set([
    'result',
    'answers',
    'version',
    'questionnaire',
    'page',
    'locale',
    'g_recaptcha_response',
  ]);
  for (const { path } of drawn) {
    const agent = new http.Agent();
    const { text } = await sendFuzz(url, { method: 'GET', path, headers, body: '' }, agent);
    for (const [, name = ''] of text.matchAll(/ name="([^"]+)"/g)) found.add(name);
  }
  return [...found];
}
