import fs from 'node:fs';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { compareLooks, packLook } from './looks-compare.ts';
import { baselineFolder } from './looks-known-browser.ts';

const differenceFolder = 'tests/looks/difference';
const updateCommand = 'UPDATE_LOOKS=1 npx vitest run --project looks';

/** Fails when the picture differs from the baseline; in another browser than the baseline's it only reports. */
export async function expectLook(name: string, actual: Buffer): Promise<void> {
  const file = path.join(baselineFolder, `${name}.png`);
  const { isUpdate, onlyReports } = inject('looks');
  if (isUpdate) return keepLook(file, actual);
  if (!fs.existsSync(file)) expect.fail(`${file} is missing. Look at the page, then: ${updateCommand}`);
  const { isSame, share, difference } = await compareLooks(fs.readFileSync(file), actual);
  if (isSame) return;
  const pictures = writeDifference(name, { actual, difference: await difference() });
  const told = `${name} differs in ${(share * 100).toFixed(2)} % of its pixels: see ${pictures.join(', ')} beside ${file}.`;
  if (!onlyReports) expect.fail(`${told} If it is meant to: ${updateCommand}`);
  process.stderr.write(`${told} Only told, since ${onlyReports}.\n`);
}

/** A picture that is the same to the eye is kept, so that an update changes only what has changed. */
async function keepLook(file: string, actual: Buffer): Promise<void> {
  if (fs.existsSync(file)) {
    const { share } = await compareLooks(fs.readFileSync(file), actual);
    if (share < 0.00002) return;
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await packLook(actual));
}

function writeDifference(name: string, pictures: Record<string, Buffer>): string[] {
  fs.mkdirSync(differenceFolder, { recursive: true });
  return Object.entries(pictures).map(([kind, png]) => {
    const file = path.join(differenceFolder, `${name}.${kind}.png`);
    fs.writeFileSync(file, png);
    return file;
  });
}
