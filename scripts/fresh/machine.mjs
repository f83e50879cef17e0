import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Site } from './site.mjs';

const project = path.resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;

/** This machine made to look like others: its users, its Node, the folders of the clones. Undone at the end. */
export class Machine {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fresh-'));
  #registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  #user = undefined;
  #clones = 0;

  constructor() {
    fs.chmodSync(this.folder, 0o755);
  }

  /** Why a scenario cannot be shown here, if so. */
  whyNot({ user, hidesPostgres }) {
    if (process.platform !== 'linux') return 'needs Linux';
    if (user === 'root' && !isRoot) return 'needs root';
    if (hidesPostgres && !this.#hidingWorks()) return 'needs the right to mount (unshare -m)';
    return undefined;
  }

  #hidingWorks() {
    return spawnSync(...this.#hiding(['true'])).status === 0;
  }

  /** A command in a world of its own, where /etc/passwd has no postgres. */
  #hiding(command) {
    const passwd = path.join(this.folder, 'passwd');
    const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
    fs.writeFileSync(passwd, lines.filter((line) => !line.startsWith('postgres:')).join('\n'));
    const script = 'mount --bind "$0" /etc/passwd && exec "$@"';
    return ['unshare', ['-m', '--propagation', 'private', 'sh', '-c', script, passwd, ...command]];
  }

  clone({ user, isPrivate, hidesPostgres, node }) {
    this.#clones += 1;
    const home = path.join(this.folder, `machine-${this.#clones}`);
    fs.mkdirSync(home, { mode: isPrivate ? 0o700 : 0o755 });
    const folder = path.join(home, 'clone');
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', project, folder]);
    const ids = user === 'ordinary' && isRoot ? this.#ordinaryUser() : {};
    if (ids.uid !== undefined) execFileSync('chown', ['-R', `${ids.uid}:${ids.gid}`, home]);
    return new Site({
      folder,
      ids,
      log: path.join(this.folder, `log-${this.#clones}.txt`),
      wrap: hidesPostgres ? (command) => this.#hiding(command).flat() : (command) => command,
      env: this.#environment({ home, node, ids }),
    });
  }

  /** Nothing of the npm that runs this: what a login shell on that machine would have. */
  #environment({ home, node, ids }) {
    const passedOn =
      /^(https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|lang|term|chromium_path)$/i;
    const cache = ids.uid === undefined ? {} : { npm_config_cache: path.join(this.folder, 'cache-of-user') };
    const system = process.env.PATH.split(':').filter((entry) => !entry.includes('node_modules'));
    return {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name))),
      ...cache,
      HOME: ids.uid === undefined ? os.homedir() : home,
      PATH: [...this.#folderOfNode(node), ...system].join(':'),
      npm_config_registry: this.#registry,
      npm_config_update_notifier: 'false',
    };
  }

  /** The folder of a Node of this major version, unless it is the machine's own. */
  #folderOfNode(major) {
    const system = process.env.PATH.split(':').filter((entry) => !entry.includes('node_modules'));
    const version = execFileSync('node', ['--version'], {
      encoding: 'utf8',
      env: { PATH: system.join(':') },
    });
    if (version.startsWith(`v${major}.`)) return [];
    const prefix = path.join(this.folder, `node-${major}`);
    const name = `node-${process.platform}-${process.arch}`;
    const bin = path.join(prefix, 'node_modules', name, 'bin');
    if (!fs.existsSync(bin)) {
      const args = [
        'install',
        '--prefix',
        prefix,
        '--no-save',
        '--no-audit',
        '--no-fund',
        `${name}@${major}`,
      ];
      execFileSync('npm', args, { stdio: 'ignore' });
    }
    return [bin];
  }

  #ordinaryUser() {
    if (!this.#user) {
      const name = `fresh${process.pid}`;
      execFileSync('useradd', ['--no-create-home', '--home-dir', this.folder, name]);
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      this.#user = { name, uid: id('-u'), gid: id('-g') };
      const cache = path.join(this.folder, 'cache-of-user');
      fs.mkdirSync(cache);
      fs.chownSync(cache, this.#user.uid, this.#user.gid);
    }
    return { uid: this.#user.uid, gid: this.#user.gid };
  }

  remove({ keepsLogs }) {
    if (this.#user) spawnSync('userdel', [this.#user.name]);
    for (const name of fs.readdirSync(this.folder)) {
      if (keepsLogs && name.startsWith('log-')) continue;
      fs.rmSync(path.join(this.folder, name), { recursive: true, force: true });
    }
    if (!keepsLogs) fs.rmSync(this.folder, { recursive: true, force: true });
  }
}
