import { createHash } from 'node:crypto';
import fs from 'node:fs';
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
  const own = writeOwnFiles(release);
  try {
    await writeArchive({ archive, root: release.name, files: filesToPack(packages), own });
  } finally {
    fs.rmSync(own, { recursive: true });
  }
  fs.writeFileSync(path.join(packageFolder, `${release.name}.cdx.json`), sbomOf(release, packages));
  fs.writeFileSync(path.join(packageFolder, `${release.name}.licences.txt`), licenceTexts(packages));
  writeChecksums();
  return { archive, megabytes: Math.round(fs.statSync(archive).size / 2 ** 20) };
}

/** In the form that `sha256sum --check` reads. */
function writeChecksums() {
  const lines = fs.readdirSync(packageFolder).map((name) => {
    const content = fs.readFileSync(path.join(packageFolder, name));
    return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
  });
  fs.writeFileSync(path.join(packageFolder, 'SHA256SUMS'), lines.join(''));
}
