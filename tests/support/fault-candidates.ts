import { newAsk, newSession, type Session } from './fault-visitor.ts';
import { pause } from './fault-wait.ts';
import { samplePdf } from './sample-documents.ts';

/** Candidates who send a résumé and then the rest of their application, one after the other, as the dialog does. */
export type Candidates = {
  sent: { phone: string; file: Buffer }[];
  /** Answers other than 200. */
  failures: string[];
  end(): Promise<void>;
};

export function candidates({ url, origin }: { url: string; origin: string }): Candidates {
  const sent: Candidates['sent'] = [];
  const failures: string[] = [];
  let isEnding = false;

  async function post(
    session: Session,
    endpoint: string,
    { body, key }: { body: FormData | string; key?: string },
  ): Promise<Record<string, string>> {
    const headers = new Headers(session);
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    if (key) headers.set('idempotency-key', key);
    while (true) {
      const answer = await fetch(`${url}/api/${endpoint}`, { method: 'POST', headers, body }).catch(
        () => undefined,
      );
      const read = (await answer?.json().catch(() => undefined)) as { data?: object } | undefined;
      if (answer?.status === 200) return { ...read?.data };
      failures.push(`${endpoint}: ${answer?.status ?? 'no answer'} ${JSON.stringify(read)}`);
      await pause(100);
    }
  }

  async function apply(session: Session): Promise<void> {
    const { phone, key } = newAsk();
    const file = samplePdf([], phone);
    const form = new FormData();
    form.set('resume', new File([new Uint8Array(file)], 'cv.pdf'));
    const { upload } = await post(session, 'upload_resume', { body: form });
    const application = {
      ...{ name: 'Asha Rao', phone, email: `a${phone}@mail.example`, position: 'Claims adviser' },
      ...{ referrer_url: `${origin}/career`, consent: true, upload },
    };
    await post(session, 'save_resume', { body: JSON.stringify(application), key });
    sent.push({ phone, file });
  }

  async function run(): Promise<void> {
    const session = { ...(await newSession(url)), origin };
    while (!isEnding) {
      await apply(session);
      await pause(500);
    }
  }

  const running = Promise.all([run(), run()]);
  return {
    sent,
    failures,
    async end() {
      isEnding = true;
      await running;
    },
  };
}
