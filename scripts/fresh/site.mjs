import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** A clone and what runs in it. */
export class Site {
  constructor({ folder, ids, log, wrap, env }) {
    Object.assign(this, { folder, ids, log, wrap, env });
  }

  async freePort() {
    const server = net.createServer().listen(0);
    await new Promise((ready) => server.once('listening', ready));
    this.port = server.address().port;
    await new Promise((done) => server.close(done));
    return this.port;
  }

  /** Runs npm in the clone, in a process group of its own, its output added to the log. */
  npm(...args) {
    const [command, ...rest] = this.wrap(['npm', ...args]);
    const output = fs.openSync(this.log, 'a');
    fs.writeSync(output, `\n$ npm ${args.join(' ')}\n`);
    const from = fs.fstatSync(output).size;
    const child = spawn(command, rest, {
      cwd: this.folder,
      env: { ...this.env, PORT: String(this.port) },
      detached: true,
      stdio: ['ignore', output, output],
      ...this.ids,
    });
    fs.closeSync(output);
    const ended = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));
    return { child, ended, output: () => fs.readFileSync(this.log).subarray(from).toString('utf8') };
  }

  /** @returns {Promise<number>} seconds until it served; throws with the end of its output */
  async untilItServes(run, limitSeconds) {
    const begun = performance.now();
    let exit;
    run.ended.then((code) => {
      exit = code;
    });
    while (performance.now() - begun < limitSeconds * 1000) {
      if (exit !== undefined) throw failure(`It ended (${exit}) instead of serving`, run);
      const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => undefined);
      if (answer?.status === 200) return (performance.now() - begun) / 1000;
      await sleep(100);
    }
    throw failure(`It did not serve within ${limitSeconds} s`, run);
  }

  async checkHomePage() {
    const answer = await fetch(`http://127.0.0.1:${this.port}/`);
    const text = await answer.text();
    if (answer.status !== 200 || !text.includes('<h1'))
      throw new Error(`The home page answered ${answer.status}`);
  }

  /** As Ctrl-C or a supervisor does; afterwards nothing of it may be left. */
  async stop(run) {
    run.child.kill('SIGTERM');
    for (let waited = 0; waited < 25_000; waited += 100) {
      if (this.processes().length === 0) return;
      await sleep(100);
    }
    throw failure(
      `Still there 25 s after the stop: ${this.processes()
        .map(({ line }) => line)
        .join('; ')}`,
      run,
    );
  }

  /** Every process that works in or for this clone, the database included. */
  processes() {
    const clusters = [this.folder, this.#databasePlace()].filter(Boolean);
    const list = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
    return list
      .map((pid) => ({
        pid: Number(pid),
        line: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '),
        cwd: link(`/proc/${pid}/cwd`),
      }))
      .filter(
        ({ line, cwd }) =>
          line && clusters.some((cluster) => line.includes(cluster) || cwd.startsWith(cluster)),
      );
  }

  #databasePlace() {
    return read(path.join(this.folder, '.data/postgres.place')).trim();
  }

  /** Makes the clone one that was never started. */
  async forget() {
    for (const { pid } of this.processes()) kill(pid);
    await sleep(200);
    const place = this.#databasePlace();
    if (place.startsWith('/var/lib/chhatri/')) fs.rmSync(place, { recursive: true, force: true });
    for (const made of ['.data', 'dist', 'node_modules', 'src/panel/.next']) {
      fs.rmSync(path.join(this.folder, made), { recursive: true, force: true, maxRetries: 5 });
    }
  }

  async remove() {
    await this.forget();
    fs.rmSync(path.dirname(this.folder), { recursive: true, force: true, maxRetries: 5 });
  }
}

export function failure(what, run) {
  return new Error(`${what}. The end of its output:\n${run.output().slice(-2500)}`);
}

export function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function link(file) {
  try {
    return fs.readlinkSync(file);
  } catch {
    return '';
  }
}
