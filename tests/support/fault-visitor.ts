import { pause } from './fault-wait.ts';

/** A visitor who asks for a call, as far as the calls under `/api/` can tell. */
export type Ask = {
  key: string;
  phone: string;
  /** References under which it was acknowledged; a repeat must get the first one again. */
  references: string[];
};

export type Answer = {
  /** 0: no answer came. */
  status: number;
  retryAfter: string | null;
  body: {
    status_code?: number;
    status_description?: string;
    errors?: object;
    data?: { reference?: string; waiting?: object; reason?: string };
  };
};

let nextPhone = 7_000_000_000 + Math.floor(Math.random() * 1_000_000_000);

/** A form of a person who has not written before: the phone number identifies the record. */
export function newAsk(): Ask {
  nextPhone += 1;
  return { key: crypto.randomUUID(), phone: String(nextPhone), references: [] };
}

export type Session = { origin: string; token: string; cookie: string };

/** Gets what a browser has before it may send: a token, and the cookie that it is bound to. */
export async function newSession(url: string): Promise<Session> {
  const given = await fetch(`${url}/api/fetch_token`);
  const { data: token } = (await given.json()) as { data: string };
  return { origin: url, token, cookie: given.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** A complete form of the general variant. */
export function formOf({ phone }: Pick<Ask, 'phone'>): Record<string, unknown> {
  return {
    name: 'Asha Rao',
    phone,
    city: 'Pune, Maharashtra',
    concern: 'Corporate Insurance',
    company_name: 'Meghdoot Textiles',
    contact_language: 'Hindi',
    referrer_url: '/group-medical-cover',
    variant: 'general',
    consent: true,
  };
}

/** Sends once. Never throws: no answer is an answer as well. */
export async function send(url: string, session: Session, ask: Ask): Promise<Answer> {
  try {
    const response = await fetch(`${url}/api/save_lead_data`, {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json', 'idempotency-key': ask.key },
      body: JSON.stringify(formOf(ask)),
      signal: AbortSignal.timeout(15_000),
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: parsed(await response.text()),
    };
  } catch {
    return { status: 0, retryAfter: null, body: {} };
  }
}

/** A proxy's own error page is not JSON: only its status counts. */
function parsed(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body'];
  } catch {
    return {};
  }
}

/**
 * The form as a page, for visitors without JavaScript: rendered, filled in by hand, sent, and read.
 * @param origin the site's, where another server is before it
 */
export async function sendPage(
  url: string,
  ask: Ask,
  origin = url,
): Promise<{ status: number; text: string; to: string }> {
  const drawn = await fetch(`${url}/call-back?from=/group-medical-cover`);
  const cookie = drawn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const hidden = (await drawn.text()).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  const fields = {
    ...Object.fromEntries([...hidden].map(([, name, value]) => [name, value])),
    ...formOf(ask),
  };
  const body = new URLSearchParams({ ...fields, variant: 'general', consent: 'on' });
  // Faster than any hand, it would be refused.
  await pause(3200);
  const headers = { origin, cookie };
  const answer = await fetch(`${url}/call-back`, { method: 'POST', headers, body, redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') ?? '' };
}
