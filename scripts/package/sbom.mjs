import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npmCommand } from '../lib/dependencies.mjs';
import { StartError } from '../lib/progress.mjs';

const maxBytes = 100 * 2 ** 20;

/**
 * The release's packages as a CycloneDX bill of materials: npm's own, reduced to what is packed.
 * @returns {string} JSON
 * @throws StartError with what npm says
 */
export function sbomOf({ version }, packages) {
  const bill = JSON.parse(askNpm());
  const packed = new Set(packages.map((each) => `${each.name}@${each.version}`));
  const isPacked = (reference) => packed.has(reference.split('|')[0]);
  const { component } = bill.metadata;
  const own = component['bom-ref'];
  // npm calls it by the folder that it is in.
  component.name = own.slice(0, own.lastIndexOf('@'));
  component.version = version;
  bill.components = bill.components.filter((each) => isPacked(each['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => ref === own || isPacked(ref))
    .map((each) => ({ ...each, dependsOn: each.dependsOn.filter(isPacked) }));
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** From a lock file without development dependencies: told to omit them, npm omits what they share with others as well. */
function askNpm() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
  const read = (name) => JSON.parse(fs.readFileSync(name, 'utf8'));
  const write = (name, value) => fs.writeFileSync(path.join(folder, name), JSON.stringify(value));
  try {
    const { devDependencies, ...manifest } = read('package.json');
    const lock = read('package-lock.json');
    const { devDependencies: _, ...root } = lock.packages[''];
    const kept = Object.entries(lock.packages).filter(([name, { dev }]) => name && !dev);
    write('package.json', manifest);
    write('package-lock.json', { ...lock, packages: { '': root, ...Object.fromEntries(kept) } });
    const [command, ...first] = npmCommand();
    const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
    const { status, stdout, stderr } = spawnSync(command, [...first, 'sbom', ...options], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: maxBytes,
    });
    if (status !== 0) throw new StartError(`npm sbom failed:\n${stderr}`);
    return stdout;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
