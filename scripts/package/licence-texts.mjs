import fs from 'node:fs';
import path from 'node:path';

const licenceFile = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;

/** @returns {string} name, version and licence of each package, with the texts that it brings */
export function licenceTexts(packages) {
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  const parts = [...byName].map(([title, { folder }]) => {
    const { license, licenses } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const texts = fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
      .map(({ name }) => fs.readFileSync(path.join(folder, name), 'utf8').trim());
    return [`${title}: ${nameOf(license ?? licenses)}`, ...texts].join('\n\n');
  });
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Older packages give an object, or a list of them. */
function nameOf(licence) {
  if (Array.isArray(licence)) return licence.map(nameOf).join(' OR ');
  return licence?.type ?? licence ?? 'see its text';
}
