// Asked before the long work begins, so that no one waits for minutes only to read that the port is taken.
import net from 'node:net';
import { StartError } from './progress.mjs';

// A site that was stopped a moment ago may still be finishing its work.
const defaultPatienceMs = 3000;
const retryMs = 250;

/** @throws StartError when the site could not be served on PORT */
export async function refuseTakenPort(patienceMs = defaultPatienceMs) {
  const port = Number(process.env.PORT || 3000);
  // A wrong number is explained with the rest of the environment, 0 means any free port.
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const problem = await problemOf(port);
    if (!problem) return;
    if (problem === 'forbidden') {
      throw new StartError(
        `Port ${port} may not be used by this user. Choose one above 1023, for example: PORT=3001 npm start`,
      );
    }
    if (Date.now() > deadline) break;
    await new Promise((done) => setTimeout(done, retryMs));
  }
  throw new StartError(
    `Port ${port} is taken by another program, or by this site if it is running already. ` +
      `Stop that, or choose another port, for example: PORT=${port === 65535 ? 3001 : port + 1} npm start`,
  );
}

async function problemOf(port) {
  const code = await listenError(port);
  if (code === 'EACCES') return 'forbidden';
  // Some systems let two programs share a port, one for all addresses and one for this machine's own.
  const isTaken = code || (await isAnswered('127.0.0.1', port)) || (await isAnswered('::1', port));
  return isTaken ? 'taken' : undefined;
}

function listenError(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}

function isAnswered(host, port) {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const end = (answer) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, end(false));
    socket.once('connect', end(true)).once('error', end(false));
  });
}
