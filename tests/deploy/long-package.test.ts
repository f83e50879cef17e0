import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { until } from '../support/fault-wait.ts';
import { openRunbook } from '../support/runbook.ts';
import { shell } from '../support/shell.ts';
import { type UnpackedRelease, unpackRelease } from '../support/unpacked-release.ts';

/** The archive of `npm run package` is all that a server needs. */
const runbook = openRunbook('release.md', { elsewhere: /systemctl/ });
let release: UnpackedRelease;

beforeAll(() => {
  release = unpackRelease();
});
afterAll(() => release?.remove());

const beside = (ending: string) => {
  const name = fs.readdirSync(release.packageFolder).find((each) => each.endsWith(ending)) ?? '';
  return fs.readFileSync(path.join(release.packageFolder, name), 'utf8');
};

/** Every package in the archive, as `name@version`. */
function packedPackages(): string[] {
  const manifests = release.files.filter(
    (file) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file) && !file.startsWith('src/'),
  );
  return manifests.map((file) => {
    const { name, version } = JSON.parse(fs.readFileSync(path.join(release.folder, file), 'utf8'));
    return `${name}@${version}`;
  });
}

test('an unpacked release serves visitors and staff with its own Node, and without npm or a registry', async () => {
  const site = await release.serve({});
  try {
    const home = await fetch(site.url);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')]);
    // On a busy machine the staff side is ready a little later than the site.
    await until(
      'the desk answers',
      60_000,
      async () => (await fetch(`${site.url}/desk/login`)).status === 200,
    );
    const login = await fetch(`${site.url}/desk/login`);
    expect(await login.text()).toContain('type="password"');
    // Next and Payload answer it: anyone who has no session is led to the desk's login.
    const panel = await fetch(`${site.url}/admin`, { redirect: 'manual' });
    expect([panel.status, panel.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/desk/login'),
    ]);
    const script = panelScript(release.files);
    expect([script, (await fetch(site.url + script)).status]).toEqual([expect.stringContaining('.js'), 200]);
    expect(release.run('migrate')).toContain('Nothing to do');
  } finally {
    expect(await site.stop()).toBe(0);
  }
});

/** The address of a script of the content service's screens. */
function panelScript(files: string[]): string {
  const file = files.find((each) => /^src\/panel\/\.next\/static\/.*\.js$/.test(each)) ?? '';
  return file.replace('src/panel/.next', '/_next');
}

test('it starts with a data folder outside alone, so that the next release finds the same data', () => {
  for (const inside of ['', '.data', release.folder])
    expect(() => release.run('migrate', { DATA_DIR: inside })).toThrow(/Set DATA_DIR to a folder outside/);
});

test('the runbook unpacks, checks and migrates it', () => {
  const server = temporaryFolder();
  try {
    fs.cpSync(release.packageFolder, server, { recursive: true });
    const settings = path.join(server, 'env');
    fs.writeFileSync(settings, `DATA_DIR=${path.join(server, 'data')}\n`);
    const [, version] = /^chhatri-(.+)$/.exec(path.basename(release.folder)) ?? [];
    const command = runbook
      .command(/^cd /)
      .replaceAll('/opt/chhatri', server)
      .replaceAll('<version>-linux-x64', String(version))
      .replace('/etc/chhatri/env', settings)
      // The user is the one who runs the tests.
      .replace('runuser --user chhatri -- ', '')
      .replace('/var/lib/chhatri/3000', path.join(server, 'data'));
    const { status, output } = shell(command);
    expect([status, output]).toEqual([0, expect.stringContaining('.tar.gz: OK')]);
  } finally {
    removeFolder(server);
  }
});

test('its other commands run from it as well', () => {
  expect(release.run('partner-link', { SITE_URL: 'https://www.example.com' })).toBe(
    'https://www.example.com/riwagtails-4711\n',
  );
});

test('the checksums are those of the files beside it', () => {
  expect(() =>
    execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: release.packageFolder }),
  ).not.toThrow();
  expect(beside('SHA256SUMS').trim().split('\n')).toHaveLength(3);
});

test('the SBOM lists the packages of the archive, no more and no fewer', () => {
  const bill = JSON.parse(beside('.cdx.json'));
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'chhatri']);
  const listed = bill.components.map(
    ({ group, name, version }: Record<string, string>) => `${group ? `${group}/` : ''}${name}@${version}`,
  );
  expect([...new Set<string>(listed)].sort()).toEqual([...new Set(packedPackages())].sort());
});

test('the licences name every package', () => {
  const licences = beside('.licences.txt');
  const missing = packedPackages().filter((each) => !licences.includes(`${each.replace(/(.)@/, '$1 ')}: `));
  expect(missing).toEqual([]);
});

test('files that only builds and tests need are not in it', () => {
  const names = packedPackages().map((each) => each.replace(/(.)@.*$/, '$1'));
  for (const name of ['vitest', 'vite', '@biomejs/biome', 'playwright-core', 'knip'])
    expect(names).not.toContain(name);
  expect(
    release.files.filter((file) => /^(tests|src\/(?!panel)|\.git)/.test(file) && file !== 'src'),
  ).toEqual([]);
});
