import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect } from 'vitest';
import { removeOrphanedFiles } from '#content/collections/upload/remove-orphaned-files.ts';
import type { ListSource } from '#content/read/list-source.ts';
import { staffOfRequest } from '#desk/session/staff-of-request.ts';
import { env } from '#platform/env.ts';
import { mediaRoutes } from '#site/media/media-routes.ts';
import { rowsOf } from './database.ts';
import { sendUpload } from './roles-setup.ts';
import { samplePicture } from './sample-pictures.ts';

export const folder = () => path.join(env().dataDir, 'uploads/media');
export const kept = () => (fs.existsSync(folder()) ? fs.readdirSync(folder()).sort() : []);
let isShown = true;
export const site = mediaRoutes({
  baseHeaders: { 'x-content-type-options': 'nosniff' },
  isShown: () => isShown,
  isStaff: async (headers) => (await staffOfRequest(headers)) !== undefined,
});
/** As if no published page showed any file. */
export const hide = () => {
  isShown = false;
};
export const show = () => {
  isShown = true;
};
export const reader = {
  ask: <Answer>(source: ListSource<Answer>, asked: string) => source.read(asked, 'en'),
};

/** No file is left of an earlier test. */
export function withEmptyFolder(): void {
  beforeEach(async () => {
    show();
    await rowsOf('delete from upload');
    await sweepAsIfLater();
    expect(kept()).toEqual([]);
  });
}

/** Everything that is there was written a while ago. @param wait nothing for the time that the sweep of the site waits */
export async function sweepAsIfLater(wait: { waitMs?: number } = { waitMs: 0 }): Promise<void> {
  const aWhileAgo = Date.now() / 1000 - 3600;
  for (const file of kept()) fs.utimesSync(path.join(folder(), file), aWhileAgo, aWhileAgo);
  await removeOrphanedFiles(wait);
}

export type Sent = { id: number; url: string; thumbnailURL?: string; filename: string; width?: number };

export async function uploaded(file: Buffer, name = 'Two advisers.JPG'): Promise<Sent> {
  const { status, body } = await sendUpload('editor', {
    file,
    name,
    fields: { alt: 'Two advisers at a desk' },
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.doc as Sent;
}

export const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(600, 7)]);
export const page = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
export const jpeg = await samplePicture().jpeg().toBuffer();
export const png = await samplePicture().png().toBuffer();
export const joined = (...parts: Buffer[]) => Buffer.concat(parts);
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
export const heic = joined(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(400));
