import { apiRoutes } from '#enquiry/endpoints/api-routes.ts';
import { allEndpoints } from '#main/all-endpoints.ts';

/** Everything under `/api/`, as the site answers it. */
export const api = apiRoutes(allEndpoints);

/** A visitor's browser, as far as the endpoints can tell: it keeps the cookie and sends the token with it. */
export type Answer = {
  status: number;
  headers: Headers;
  body: {
    status_code?: number;
    status_description?: string;
    data?: Record<string, unknown>;
    errors?: Record<string, string>;
  };
};

export type Visitor = {
  headers: Record<string, string>;
  post(endpoint: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
};

export const origin = 'http://localhost:3000';

export async function newVisitor(): Promise<Visitor> {
  const given = await api.request('/api/fetch_token');
  const { data: token } = (await given.json()) as { data: string };
  const cookie = given.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { origin, token, cookie, 'content-type': 'application/json' };
  return {
    headers,
    async post(endpoint, body, more = {}) {
      const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
      return answerOf(await api.request(`/api/${endpoint}`, init));
    },
  };
}

export async function get(path: string): Promise<Answer> {
  return answerOf(await api.request(path));
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}

let people = 0;

/** A complete form of the general variant, of a person who has not written before. */
export function sampleEnquiry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  people += 1;
  return {
    name: 'Asha D’Souza',
    phone: String(9_800_000_000 + people),
    city: 'Pune, Maharashtra',
    concern: 'Corporate Insurance',
    company_name: 'Meghdoot Textiles',
    contact_language: 'Hindi',
    referrer_url: `${origin}/`,
    variant: 'general',
    consent: true,
    ...changes,
  };
}

/** A complete form of the agents' variant. */
export function sampleAgent(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const form = sampleEnquiry({
    concern: 'POSP',
    variant: 'posp',
    company_name: undefined,
    referrer_url: `${origin}/posp-agent`,
  });
  return { ...form, email: `agent${form.phone}@example.com`, ...changes };
}
