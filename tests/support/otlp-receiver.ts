import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number | string };
type Attribute = { key: string; value: Value };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

export type ReceivedSpan = Omit<SentSpan, 'attributes'> & {
  service: string;
  attributes: Record<string, string | number | undefined>;
};

/** Receives what OpenTelemetry sends by OTLP over HTTP, as JSON. */
export type OtlpReceiver = {
  url: string;
  spans: ReceivedSpan[];
  /** All bodies, for a look at what is in them. */
  text(): string;
  close(): Promise<void>;
};

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const isTraces = request.url === '/v1/traces' && request.method === 'POST';
    if (isTraces) {
      bodies.push(body);
      spans.push(...spansIn(JSON.parse(body) as Sent));
    }
    response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spansIn({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(asRecord(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({ ...span, service, attributes: asRecord(span.attributes) })),
    );
  });
}

function asRecord(attributes: Attribute[]): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );
}
