import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { newAsk, newSession, send } from '../support/fault-visitor.ts';
import { until } from '../support/fault-wait.ts';
import { openServer } from '../support/fault-world.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../support/otlp-receiver.ts';

const tidyUp = tidyUpAfterwards();
const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
let databaseUrl = '';
let receiver: OtlpReceiver;
let site: FaultSite;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  tidyUp(() => receiver.close());
  databaseUrl = (await openServer(tidyUp, { isSeeded: true })).url;
  site = await newSite({
    DATABASE_URL: databaseUrl,
    DESK: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  tidyUp(() => site.remove());
  await site.start();
});

test('one request that crosses both processes is one trace, which a proxy of ours began', async () => {
  const headers = { traceparent: `00-${traceId}-${spanId}-01`, 'x-request-id': 'a-request-of-the-proxy' };
  await until('the staff side answers', 120_000, async () => {
    const answer = await fetch(`${site.url}/desk/cases/4711?q=Rekha`, { headers, redirect: 'manual' });
    return answer.status < 500;
  });
  const ours = (service: string) =>
    receiver.spans.find(
      (span) => span.traceId === traceId && span.service === service && span.name.startsWith('GET '),
    );
  await until('the spans of both processes have arrived', 90_000, () =>
    Boolean(ours('site') && ours('site-staff')),
  );
  const [outer, inner] = [ours('site'), ours('site-staff')];
  expect(outer?.parentSpanId).toBe(spanId);
  const outers = receiver.spans.filter(({ service }) => service === 'site').map((span) => span.spanId);
  expect(outers).toContain(inner?.parentSpanId);
  for (const span of [outer, inner])
    expect(span?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'url.path': '/desk/cases/…',
      'request.id': 'a-request-of-the-proxy',
    });
});

test('an enquiry has its database queries and its job, and nothing of the person', async () => {
  const ask = newAsk();
  const answer = await send(site.url, await newSession(site.url), ask);
  expect(answer.status).toBe(200);
  const named = (name: string) => receiver.spans.find((span) => span.name === name);
  await until('the spans have arrived', 60_000, () =>
    ['POST /api/save_lead_data', 'job enquiry-delivery'].every((name) => named(name)),
  );
  const request = named('POST /api/save_lead_data');
  const children = receiver.spans.filter((span) => span.traceId === request?.traceId);
  expect(children.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['database BEGIN', 'database COMMIT']),
  );
  expect(request?.attributes['http.response.status_code']).toBe(200);
  const said = receiver.text();
  for (const personal of [
    ask.phone,
    answer.body.data?.reference,
    'Asha Rao',
    'Meghdoot',
    'Rekha',
    'cases/4711',
  ])
    expect(said).not.toContain(personal);
});

/** Need not render all pages again. */
async function siteBeside(variables: Record<string, string>): Promise<FaultSite> {
  const other = await newSite({ DATABASE_URL: databaseUrl, SITE_URL: site.url, ...variables });
  tidyUp(() => other.remove());
  fs.cpSync(path.join(site.dataDir, 'published'), path.join(other.dataDir, 'published'), { recursive: true });
  return other;
}

test('a stranger’s trace is not taken for ours', async () => {
  const stranger = await siteBeside({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
    OTEL_SERVICE_NAME: 'unproxied',
  });
  await stranger.start();
  const otherTrace = '1'.repeat(32);
  await fetch(`${stranger.url}/call-back`, { headers: { traceparent: `00-${otherTrace}-${spanId}-01` } });
  const drawn = () =>
    receiver.spans.filter((span) => span.service === 'unproxied' && span.name === 'GET /call-back');
  await until('its span has arrived', 60_000, () => drawn().length > 0);
  expect(drawn().filter((span) => span.traceId === otherTrace)).toEqual([]);
  // A collector that is gone costs a line in the log.
  await receiver.close();
  expect((await fetch(`${stranger.url}/call-back`)).status).toBe(200);
  await until('it is logged', 60_000, () => stranger.output().includes('spans not delivered'));
  expect((await fetch(`${stranger.url}/call-back`)).status).toBe(200);
  expect(await stranger.stop()).toBe(0);
});

test('without the setting nothing of OpenTelemetry’s SDK is loaded', async () => {
  // Its API is: that comes with prom-client and Next.
  const loadedBy = async (variables: Record<string, string>) => {
    const folder = temporaryFolder();
    tidyUp(() => removeFolder(folder));
    const [list, script] = [path.join(folder, 'loaded'), path.join(folder, 'note-loads.mjs')];
    fs.writeFileSync(
      script,
      `import fs from 'node:fs'; import { registerHooks } from 'node:module';
       registerHooks({ load(url, context, next) {
         if (/@opentelemetry[/](?!api[/])/.test(url)) fs.appendFileSync(${JSON.stringify(list)}, url + '\\n');
         return next(url, context);
       } });`,
    );
    const noting = await siteBeside({ NODE_OPTIONS: `--import=${script}`, ...variables });
    await noting.start();
    await fetch(`${noting.url}/call-back`);
    await noting.stop();
    return fs.existsSync(list) ? fs.readFileSync(list, 'utf8') : '';
  };
  expect(await loadedBy({})).toBe('');
  expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toContain('sdk-trace');
});
