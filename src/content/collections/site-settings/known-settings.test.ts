import { expect, test } from 'vitest';
import seeded from '../../../../brand/chhatri/content/settings.json' with { type: 'json' };
import ofHouse from '../../../../content/settings.json' with { type: 'json' };
import type { SiteSettings } from '../../model.ts';
import { knownSettings } from './known-settings.ts';

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

test('changed settings are kept', () => {
  const links = { ...fresh.links, agentPortal: 'https://agents.broker.test/' };
  const contact = { ...fresh.contact, helpline: '1800 123 4567' };
  const known = knownSettings({ ...fresh, links, contact });
  expect([known.links.agentPortal, known.contact.helpline]).toEqual([links.agentPortal, '1800 123 4567']);
});
