import { expect, test } from 'vitest';
import type { SiteSettings } from '#content/model.ts';
import { pageClock } from '../../document/page-clock.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { page, settings } from '../../fixtures/site-fixture.ts';
import { blocksOf } from '../needed-blocks.ts';
import { companyView } from './company.view.tsx';

test('The details that a home page has to give are shown', () => {
  const html = renderedBlocks({ id: 'a', blockType: 'company', heading: 'Company' });
  expect(html).toContain(settings.company.cin);
  expect(html).toContain(settings.company.contactPerson);
  expect(html).toContain('tel:18002222222');
});

test('a home page without them gets them at its end', () => {
  const home = page({ kind: 'home', blocks: [] });
  expect(blocksOf(home, 'en').map(({ blockType }) => blockType)).toEqual(['company']);
});

test('the section is not there while nothing but the brand is known', () => {
  const nothing = { legalName: '', cin: '', registeredOffice: '', principalPlace: '', contactPerson: '' };
  const unset: SiteSettings = {
    ...settings,
    company: { ...settings.company, ...nothing },
    contact: { ...settings.contact, helpline: '', supportEmail: '' },
  };
  const isEmpty = (known: SiteSettings) =>
    companyView.isEmpty?.({
      block: { id: 'a', blockType: 'company', heading: 'Company' },
      data: undefined,
      clock: pageClock(),
      settings: known,
    });
  expect([isEmpty(unset), isEmpty(settings)]).toEqual([true, false]);
});
