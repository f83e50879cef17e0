/** A thread that validates files and does nothing else: their bytes come in as a message, the verdict goes back. */

import { parentPort } from 'node:worker_threads';
import { validateDocument } from './validate-document.ts';

parentPort?.on('message', async (bytes: Uint8Array) =>
  parentPort?.postMessage(
    await validateDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  ),
);
