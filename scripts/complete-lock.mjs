// Run after `npm install` has changed package-lock.json. A registry that lacks some packages of other
// platforms leaves them out of the lock file, and `npm ci` then refuses it everywhere. This puts an entry for
// each back (version, system, processor), as a full registry would have written it.
import fs from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const { packages } = lock;

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'windows',
  'win',
  'aix',
  'sunos',
  'netbsd',
  'openbsd',
];
const processors = [
  'x64',
  'arm64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

function isKnown(from, name) {
  for (let base = from; ; base = base.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (base === '') return false;
  }
}

function entryFor(name, version) {
  const parts = name.split(/[/-]/);
  const system = systems.find((candidate) => parts.includes(candidate));
  const processor = processors.find((candidate) => parts.includes(candidate)) ?? 'arm';
  if (!system) return undefined;
  const os = system.startsWith('win') ? 'win32' : system;
  const libc = os === 'linux' ? { libc: [/musl/.test(name) ? 'musl' : 'glibc'] } : {};
  return { version, cpu: [processor], ...libc, optional: true, os: [os] };
}

let added = 0;
for (const [place, { optionalDependencies = {} }] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const entry = isKnown(place, name) || !/^\d/.test(version) ? undefined : entryFor(name, version);
    if (!entry) continue;
    packages[`node_modules/${name}`] = entry;
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added`);
