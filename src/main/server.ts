import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isStaffPath, serveStaff } from './staff-side.ts';

/** Who answers what, in this order: the staff side, a published page or file from memory, everything else. */
type Parts = {
  serve: (request: http.IncomingMessage, response: http.ServerResponse) => boolean;
  app: Hono;
};

export function createServer({ serve, app }: Parts): http.Server {
  const answer = getRequestListener(app.fetch);
  // Longer than a proxy keeps its connections, so that it never writes into one that we are closing.
  const options = { keepAliveTimeout: 65_000, requestTimeout: 150_000 };
  return http.createServer(options, (request, response) => {
    if (isStaffPath(request.url ?? '/')) return void serveStaff(request, response);
    if (serve(request, response)) return;
    void answer(request, response);
  });
}

/** Opens the port. @throws Error with code EADDRINUSE when somebody else has it */
export function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
