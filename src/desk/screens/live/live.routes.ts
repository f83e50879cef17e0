import { env } from '#platform/env.ts';
import { baseHeaders } from '#site/document/security-headers.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { addStream } from './live-streams.ts';

export const liveRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/live', duty: 'read-cases', answer: openStream },
];

/** `GET /desk/live`: says `change` whenever something of the desk's changed, for as long as the session lasts. */
async function openStream({ c, staff }: DeskCall): Promise<Response> {
  const { id: userId, role, sessionId } = staff;
  const drawnAt = Number(c.req.query('drawn')) || 0;
  const text = new TextEncoder();
  let leave: (() => void) | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const close = () => {
        try {
          controller.close();
        } catch {
          // The listener left before.
        }
      };
      const send = (event: string) => controller.enqueue(text.encode(event));
      leave = addStream({ userId, role, sessionId, send, end: close }, drawnAt);
      // A page that lost its stream asks again in three seconds.
      if (leave) controller.enqueue(text.encode('retry: 3000\n\n'));
    },
    cancel: () => leave?.(),
  });
  if (!leave) return c.text('Too many pages of the desk are open.', 429, { 'Retry-After': '15' });
  return new Response(body, {
    headers: {
      ...baseHeaders(env()),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // A proxy hands on each event as it comes.
      'x-accel-buffering': 'no',
    },
  });
}
