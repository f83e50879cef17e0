/**
 * Spans of requests, jobs and database queries, by OpenTelemetry's API. Where no setting names a collector it is not
 * loaded from here, and the work is called as if this file were not there. Attributes are few, and nothing of a person is
 * among them.
 */

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type * as Api from '@opentelemetry/api';
import { processPart } from '../process-part.ts';
import { isFromUs, requestId } from '../request-id.ts';
import { sharedState } from '../shared-state.ts';
import { traceablePath } from './traceable-path.ts';

type Tracing = { api: typeof Api; tracer: Api.Tracer };

const state = () => sharedState<{ running: Tracing | undefined }>('tracing', () => ({ running: undefined }));

/** @param running undefined from the end of the process on */
export function setTracing(running: Tracing | undefined): void {
  state().running = running;
}

/** Does the work in a span that ends with the answer. Only a proxy of ours may say which trace it belongs to. */
export function traceRequest<T>(request: IncomingMessage, response: ServerResponse, work: () => T): T {
  const { running } = state();
  if (!running) return work();
  const { api, tracer } = running;
  const { ROOT_CONTEXT, SpanKind, propagation } = api;
  const parent = isFromUs(request) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
  const path = traceablePath(request.url ?? '/');
  const attributes = {
    'http.request.method': request.method,
    'url.path': path,
    'request.id': requestId(),
    'process.part': processPart(),
  };
  const span = tracer.startSpan(
    `${request.method} ${path}`,
    { kind: SpanKind.SERVER, attributes: known(attributes) },
    parent,
  );
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  });
  return api.context.with(api.trace.setSpan(parent, span), work);
}

/** Names the present span in a request to the other process, in place of what a stranger may have named. */
export function passOnTrace(headers: IncomingHttpHeaders): void {
  const { running } = state();
  if (!running) return;
  delete headers.traceparent;
  delete headers.tracestate;
  running.api.propagation.inject(running.api.context.active(), headers);
}

/** Does the work in a span of its own. @param name few and fixed */
export async function inSpan<T>(
  name: string,
  attributes: Api.Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const { running } = state();
  if (!running) return work();
  const { api, tracer } = running;
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      failed(span, error, api);
      throw error;
    } finally {
      span.end();
    }
  });
}

type Ask = (...args: unknown[]) => unknown;

/** Puts each question that is asked within a span into one of its own. What polls has none, and is left alone. */
export function traceQueries(asked: object): void {
  const { running } = state();
  if (!running) return;
  const { api, tracer } = running;
  const asker = asked as { query: Ask };
  const ask = asker.query.bind(asked);
  asker.query = (...args) => {
    // With a callback a pool hands the question to one of its clients, after it has had a span here.
    const isHandedOn = typeof args.at(-1) === 'function';
    if (isHandedOn || !api.trace.getActiveSpan()) return ask(...args);
    const answer = ask(...args);
    if (!(answer instanceof Promise)) return answer;
    const { operation, name } = describeQuery(args[0]);
    const span = tracer.startSpan(`database ${operation}`, {
      kind: api.SpanKind.CLIENT,
      attributes: known({
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.summary': name,
      }),
    });
    return answer
      .catch((error: unknown) => {
        failed(span, error, api);
        throw error;
      })
      .finally(() => span.end());
  };
}

/** The statement's own words may have values in them. */
function describeQuery(question: unknown): { operation: string; name: string | undefined } {
  const { text = '', name } = (typeof question === 'string' ? { text: question } : (question ?? {})) as {
    text?: string;
    name?: string;
  };
  return { operation: /^\s*([a-z]{1,12})\b/i.exec(text)?.[1]?.toUpperCase() ?? 'QUERY', name };
}

/** Only an error’s kind: its message may quote someone. */
function failed(span: Api.Span, error: unknown, { SpanStatusCode }: typeof Api): void {
  const { code } = error as { code?: unknown };
  const kind = typeof code === 'string' ? code : error instanceof Error ? error.name : typeof error;
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function known(attributes: Record<string, string | undefined>): Api.Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
