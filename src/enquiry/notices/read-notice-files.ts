import fs from 'node:fs';
import path from 'node:path';
import { type NoticeFile, originalLanguage } from './notice-file.ts';

const folder = path.join('content', 'consent-notices');

let files: readonly NoticeFile[] | undefined;

/** The notices as they ship, English first, the others by their English names. They do not change while the site runs. */
export function noticeFiles(): readonly NoticeFile[] {
  files ??= fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map(readFile)
    .toSorted((a, b) => rank(a) - rank(b) || a.language.localeCompare(b.language));
  return files;
}

function readFile(name: string): NoticeFile {
  const written = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  return { code: path.basename(name, '.json'), ...written };
}

function rank({ code }: NoticeFile): number {
  return code === originalLanguage ? 0 : 1;
}
