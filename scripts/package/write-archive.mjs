import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '../lib/progress.mjs';

/**
 * Writes a tar.gz of these files under one folder. They belong to root in it, no matter who packed them.
 * @param {{ archive: string, root: string, files: string[], own: string }} parts `own`: a folder that is packed whole
 * @throws StartError when there is no GNU tar
 */
export async function writeArchive({ archive, root, files, own }) {
  const tar = spawn(
    'tar',
    [
      ...['--create', '--file=-', '--format=gnu', '--owner=0', '--group=0', '--numeric-owner', '--mode=go-w'],
      // Names only: what a link leads to stays.
      ...[`--transform=s|^|${root}/|SH`, '--null', '--no-recursion', '--files-from=-'],
      ...['-C', own, '--recursion', ...fs.readdirSync(own)],
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  tar.stdin.end(files.map((file) => `${file}\0`).join(''));
  const ended = once(tar, 'close').catch(() => [undefined]);
  await pipeline(tar.stdout, createGzip(), fs.createWriteStream(archive));
  const [status] = await ended;
  if (status !== 0) throw new StartError('The archive was not written: packing needs GNU tar.');
}
