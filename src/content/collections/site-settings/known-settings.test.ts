import { expect, test } from 'vitest';
import seeded from '../../../../brand/chhatri/content/settings.json' with { type: 'json' };
import hindi from '../../../../brand/chhatri/content/translations/hi/settings.json' with { type: 'json' };
import ofHouse from '../../../../content/settings.json' with { type: 'json' };
import type { SiteSettings } from '../../model.ts';
import { knownSettings } from './known-settings.ts';
import { isPlaceholder } from './placeholder.ts';

const fresh: SiteSettings = { ...ofHouse, ...seeded, contact: { ...seeded.contact, whatsapp: '' } };

test('a fresh installation has no address of another site, no telephone number and no company yet', () => {
  const { links, company, contact, licence, stats } = knownSettings(fresh);
  expect(Object.values({ ...links, ...company }).filter(Boolean)).toEqual([]);
  expect([contact.helpline, contact.claimsPhone, contact.claimsEmail, licence.number]).toEqual([
    '',
    '',
    '',
    '',
  ]);
  expect([stats.insurers, licence.category]).toEqual(['33+', 'Direct Broker (Life & General)']);
});

test('a placeholder of one language counts as unset there, until the default language has the true text', () => {
  const inHindi = { ...fresh, company: { ...fresh.company, legalName: 'placeholder: कंपनी का नाम' } };
  expect(knownSettings(inHindi, fresh).company.legalName).toBe('');
  expect(isPlaceholder('यहाँ आएगा: संपर्क व्यक्ति का नाम')).toBe(true);
  const known = { ...fresh, company: { ...fresh.company, legalName: 'Neel Brokers Ltd' } };
  expect(knownSettings(inHindi, known).company.legalName).toBe('Neel Brokers Ltd');
});

test('no language of the brand has a placeholder that is not known as one', () => {
  const unknown = Object.entries(hindi).filter(
    ([text, inHindi]) => isPlaceholder(text) !== isPlaceholder(inHindi),
  );
  expect(unknown).toEqual([]);
});

test('changed settings are kept', () => {
  const links = { ...fresh.links, agentPortal: 'https://agents.broker.test/' };
  const contact = { ...fresh.contact, helpline: '1800 123 4567' };
  const known = knownSettings({ ...fresh, links, contact });
  expect([known.links.agentPortal, known.contact.helpline]).toEqual([links.agentPortal, '1800 123 4567']);
});
