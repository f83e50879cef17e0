import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { startSite } from '../support/journey-site.ts';
import { asStaff } from '../support/journey-staff.ts';
import { smallestPdf } from '../support/smallest-pdf.ts';

// Another site is started, and publishes all pages.
const timeoutMs = 120_000;

test(
  'A document that staff upload is there for visitors, also where the staff side is switched off',
  async () => {
    const staff = await asStaff();
    const form = new FormData();
    form.set('file', new File([smallestPdf], 'board report.pdf', { type: 'application/pdf' }));
    form.set('_payload', JSON.stringify({ title: 'Board report', purpose: 'other' }));
    const { body } = await staff('POST', '/legal-documents', form);
    const { id, filename } = body.doc as { id: number; filename: string };
    const address = `/documents/${encodeURIComponent(filename)}`;

    const { url, dataDir, environment } = inject('site');
    await expectPdf(url + address);

    // An instance for visitors alone, with a data folder of its own but for the uploads, which it shares.
    const ownDataDir = temporaryFolder();
    fs.symlinkSync(path.join(dataDir, 'uploads'), path.join(ownDataDir, 'uploads'));
    const site = await startSite({ ...environment, DATA_DIR: ownDataDir, DESK: 'off' });
    try {
      expect((await fetch(`${site.url}/admin`)).status).toBe(404);
      await expectPdf(site.url + address);
    } finally {
      await site.stop();
      removeFolder(ownDataDir);
      await staff('DELETE', `/legal-documents/${id}`);
    }
    expect((await fetch(url + address)).status).toBe(404);
  },
  timeoutMs,
);

async function expectPdf(address: string): Promise<void> {
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe('inline');
  expect(await answer.text()).toBe(smallestPdf);
}
