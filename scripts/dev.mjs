// `npm run dev`: the whole house with hot reload. Templates, styles and content are drawn anew for every
// request; islands are replaced in the open page; the staff side is Next in development.
import http from 'node:http';
import { onProjectNode } from './lib/on-project-node.mjs';
import { refuseTakenPort } from './lib/port.mjs';
import { say } from './lib/progress.mjs';

const drawnOnServer = /\/(src\/(site|ui|tools|enquiry|forms|content)|content|brand)\//;

async function serve() {
  const { createServer } = await import('vite');
  const { getRequestListener } = await import('@hono/node-server');
  const server = http.createServer();
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
  const { startDevelopment } = await vite.ssrLoadModule('/src/main/development.ts');
  const house = await startDevelopment();

  /** What Vite does not serve itself: a page, drawn from the modules as they are now. */
  async function draw(request, response) {
    try {
      const { app } = await vite.ssrLoadModule('/src/main/development-app.ts');
      await getRequestListener((fetched, env) => {
        // Vite writes into the page, and reads none that travels compressed.
        fetched.headers.delete('accept-encoding');
        return finish(request.url, app.fetch(fetched, env));
      })(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
    }
  }

  async function finish(url, answer) {
    const page = await answer;
    if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
    const html = await vite.transformIndexHtml(url, await page.text());
    return new Response(html, { status: page.status, headers: page.headers });
  }

  server.on('request', (request, response) => {
    if (house.serveStaff(request, response)) return;
    vite.middlewares(request, response, () => draw(request, response));
  });
  vite.watcher.on('change', (file) => {
    const isIsland = file.includes('/enquiry/dialog/') || file.includes('/site/client/');
    if (drawnOnServer.test(file) && !isIsland) vite.ws.send({ type: 'full-reload' });
  });

  const port = Number(process.env.PORT || 3000);
  server.listen(port, () =>
    say(`Developing at http://localhost:${port}. Staff: http://localhost:${port}/desk`),
  );
  void house.prepareStaffSide().catch(() => undefined);
  const stop = () => house.stop().finally(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

process.env.NODE_ENV = 'development';
await onProjectNode(serve, refuseTakenPort);
