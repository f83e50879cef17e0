import { pause, until } from './fault-wait.ts';

/**
 * Visitors who ask for a call, many at once, while things break around them. Each behaves as the dialog does:
 * whatever happens to a send, it is repeated with the same `Idempotency-Key` until it is answered.
 */
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
  body: { status_code?: number; status_description?: string; errors?: object; data?: { reference?: string } };
};

export type Storm = {
  asks: Ask[];
  /** How many answers of each status there were. */
  statuses: Map<number, number>;
  /** Everything that was answered other than 200, for a look at its shape. */
  refusals: Answer[];
  acknowledged(): Ask[];
  /** The moments of the acknowledgements, in the milliseconds of the clock. */
  moments: number[];
  /** No new asks; those under way are repeated until they are answered, or the time is up. */
  end(patienceMs?: number): Promise<void>;
};

export type StormOptions = { url: string; connections: number; mostAsks?: number; repeatEvery?: number };

let nextPhone = 7_000_000_000 + Math.floor(Math.random() * 1_000_000_000);

/** Of a person who has not written before: the phone number tells the records apart. */
export function newAsk(): Ask {
  nextPhone += 1;
  return { key: crypto.randomUUID(), phone: String(nextPhone), references: [] };
}

export type Session = { origin: string; token: string; cookie: string };

/** What a browser has before it may send: a token, and the cookie that it is bound to. */
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

/** Sends once. Never throws: no answer is an answer, too. */
export async function send(url: string, session: Session, ask: Ask): Promise<Answer> {
  try {
    const response = await fetch(`${url}/api/save_lead_data`, {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json', 'idempotency-key': ask.key },
      body: JSON.stringify(formOf(ask)),
      signal: AbortSignal.timeout(15_000),
    });
    const body = (await response.json()) as Answer['body'];
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
  } catch {
    return { status: 0, retryAfter: null, body: {} };
  }
}

export function startStorm({ url, connections, mostAsks = Infinity, repeatEvery = 4 }: StormOptions): Storm {
  const asks: Ask[] = [];
  const statuses = new Map<number, number>();
  const refusals: Answer[] = [];
  const moments: number[] = [];
  let isEnding = false;
  let givesUpAt = Infinity;

  async function untilAcknowledged(session: Session, ask: Ask): Promise<void> {
    while (Date.now() < givesUpAt) {
      const answer = await send(url, session, ask);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) {
        moments.push(Date.now());
        return void ask.references.push(String(answer.body.data?.reference));
      }
      if (answer.status !== 0) refusals.push(answer);
      await pause(100);
    }
  }

  async function visit(): Promise<void> {
    const session = await newSession(url);
    while (!isEnding && asks.length < mostAsks) {
      const ask = newAsk();
      asks.push(ask);
      await untilAcknowledged(session, ask);
      // Some press the button twice, or did not see the first answer.
      if (asks.length % repeatEvery === 0) await untilAcknowledged(session, ask);
    }
  }

  const visits = Array.from({ length: connections }, visit);
  return {
    asks,
    statuses,
    refusals,
    moments,
    acknowledged: () => asks.filter(({ references }) => references.length > 0),
    async end(patienceMs = 60_000) {
      isEnding = true;
      givesUpAt = Date.now() + patienceMs;
      await Promise.all(visits);
    },
  };
}

/** Waits until so many more asks are acknowledged: on a busy machine a storm needs longer to rise. */
export async function untilAcknowledged(storm: Storm, more: number): Promise<void> {
  const before = storm.acknowledged().length;
  await until(
    `${more} more enquiries are acknowledged`,
    60_000,
    () => storm.acknowledged().length >= before + more,
  );
}
