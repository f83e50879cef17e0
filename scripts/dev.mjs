// `npm run dev`: the whole site with hot reload. Pages and desk screens are rendered from the present sources for every
// request; changed seed files are loaded into the database; islands are replaced in the open page; the content service
// is Next in development.
import http from 'node:http';
import { onProjectNode } from './lib/on-project-node.mjs';
import { refuseTakenPort } from './lib/port.mjs';
import { say } from './lib/progress.mjs';

/** Sources that a page or a desk screen is rendered from. The panel's pages are reloaded by Next. */
const renderedOnServer = /\/(src\/(?!panel\/)|content\/|brand\/)/;
const replacedInPage = /\/(enquiry\/dialog|site\/client)\//;
const seedFile = /\/content\/.*\.json$/;

async function serve() {
  const { createServer } = await import('vite');
  const { getRequestListener } = await import('@hono/node-server');
  const server = http.createServer();
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
  const { startDevelopment } = await vite.ssrLoadModule('/src/main/development.ts');
  const house = await startDevelopment();

  /** Renders what Vite does not serve itself: a page, from the modules as they are now. */
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
  // One at a time: two savings in a row would write the same records.
  let seeding = Promise.resolve();
  async function handleChange(absolute) {
    const file = absolute.slice(vite.config.root.length);
    if (seedFile.test(file)) {
      seeding = seeding.then(house.seedContent).catch((error) => say(error.message));
      await seeding;
    }
    if (renderedOnServer.test(file) && !replacedInPage.test(file)) vite.ws.send({ type: 'full-reload' });
  }
  vite.watcher.on('change', handleChange).on('add', handleChange);

  const port = Number(process.env.PORT || 3000);
  server.listen(port, () =>
    say(`Developing at http://localhost:${port}. Staff: http://localhost:${port}/desk`),
  );
  void house.prepareStaffSide().catch(() => undefined);
}

process.env.NODE_ENV = 'development';
await onProjectNode(serve, refuseTakenPort);
