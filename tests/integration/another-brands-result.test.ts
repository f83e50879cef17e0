import { afterAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const [firstFolder, secondFolder] = ['brand/chhatri', 'tests/fixtures/brands/banyan'];
setEnvironment({ BRAND: secondFolder });

import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { renderMail } from '#mail/layout/render-mail.tsx';
import type { MailFacts } from '#mail/template.ts';
import { reportJob } from '#tools/report/report-job.ts';
import { reportPdf, stopReports } from '#tools/report/report-pdf.ts';
import { onlyIn, tracesIn, tracesOf } from '../support/brand-traces.ts';

// It is drawn in the brand as it is loaded.
const { sampleReport } = await import('#tools/report/testing/sample-report.ts');

/** Mails and PDFs that leave the system have no trace of the brand that the project comes with. */
const [first, second] = [tracesOf(firstFolder), tracesOf(secondFolder)];
const [ofFirst, ofSecond] = [onlyIn(first, second), onlyIn(second, first)];
afterAll(stopReports);

const facts: MailFacts = {
  brand: 'Banyan Insurance',
  siteUrl: 'https://www.banyan.example',
  sender: 'support@example.com',
  company: { legalName: 'B', registeredOffice: 'P' },
  contact: { supportEmail: 'help@banyan.example', helpline: '1', callingSeries: '1600' },
  callingHours: { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] },
  advisers: [],
};

test.each(allMailTemplates)('the mail “$title” is the second’s', async (template) => {
  const { subject, text, html } = await renderMail({ template, data: template.example, facts, locale: 'en' });
  expect(tracesIn(subject + text + html, ofFirst)).toEqual([]);
  expect(tracesIn(html, ofSecond).filter((what) => what.startsWith('colour')).length).toBeGreaterThan(3);
});

test('the report is the second’s, and its fonts are enough for it', async () => {
  const { data, assets } = reportJob(sampleReport);
  const given = JSON.stringify(data) + Object.values(assets ?? {}).join('');
  // On paper both are set in the same font.
  expect(tracesIn(given, ofFirst)).toEqual(['font "Anek Latin"']);
  expect(tracesIn(given, ofSecond).filter((what) => what.startsWith('mark'))).not.toEqual([]);
  expect((await reportPdf(sampleReport)).length).toBeLessThan(300_000);
});
