import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesToPack } from './files-to-pack.mjs';
import { licenceTexts } from './licence-texts.mjs';
import { describeRelease, writeOwnFiles } from './own-files.mjs';
import { packagesToPack } from './packages-to-pack.mjs';
import { sbomOf } from './sbom.mjs';
import { writeArchive } from './write-archive.mjs';

export const packageFolder = 'dist/package';

/**
 * Packs the build as it is in `dist`, and replaces what an earlier run left.
 * @returns {Promise<{ archive: string, megabytes: number }>} the archive's path
 */
export async function makePackage() {
  fs.rmSync(packageFolder, { recursive: true, force: true });
  fs.mkdirSync(packageFolder, { recursive: true });
  const release = describeRelease();
  const packages = packagesToPack();
  const archive = path.join(packageFolder, `${release.name}.tar.gz`);
  const bill = billOf(release, packages);
  const own = writeOwnFiles(release, bill);
  try {
    await writeArchive({ archive, root: release.name, files: filesToPack(packages), own });
  } finally {
    fs.rmSync(own, { recursive: true });
  }
  for (const [name, content] of Object.entries(bill))
    fs.writeFileSync(path.join(packageFolder, name), content);
  writeChecksums();
  return { archive, megabytes: Math.round(fs.statSync(archive).size / 2 ** 20) };
}

/** SBOM and licences by file name. */
function billOf(release, packages) {
  return {
    [`${release.name}.cdx.json`]: sbomOf(release, packages),
    [`${release.name}.licences.txt`]: licenceTexts(packages),
  };
}

/**
 * Writes SBOM and licences of what is installed here into a temporary folder.
 * @returns {string} the folder
 */
export function writeBill() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bill-'));
  for (const [name, content] of Object.entries(billOf(describeRelease(), packagesToPack())))
    fs.writeFileSync(path.join(folder, name), content);
  return folder;
}

/** In the form that `sha256sum --check` reads. */
function writeChecksums() {
  const lines = fs.readdirSync(packageFolder).map((name) => {
    const content = fs.readFileSync(path.join(packageFolder, name));
    return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
  });
  fs.writeFileSync(path.join(packageFolder, 'SHA256SUMS'), lines.join(''));
}
