import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unsetTextsIn } from '#content/collections/site-settings/unset-settings.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { UnsetSection } from './unset-section.tsx';

const drawn = (settings: unknown) => renderToStaticMarkup(<UnsetSection unset={unsetTextsIn(settings)} />);

test('settings that a fresh install leaves to its owner are listed by the names that the panel uses, and lead to their fields', () => {
  const settings = readSeedFiles().globals.find(({ global }) => global.slug === 'site-settings');
  const html = drawn(settings?.seed);
  expect(html).toContain(
    '<a href="/desk/office/people#field-company.grievanceOfficer">Company: Grievance officer',
  );
  expect(html).toContain(
    '<a href="/admin/globals/site-settings#field-licence__number">Licence: Registration number',
  );
  expect(html).not.toContain('Every setting is filled in.');
  expect(html.split('<tr>').length).toBeGreaterThan(10);
});

test('a text of spaces is empty; one that is filled in is not listed', () => {
  const html = drawn({ company: { name: 'A broker', cin: '  ' } });
  expect(html).toContain('>Company: Corporate identity number (CIN)</a></th><td>  </td>');
  expect(html).not.toContain('A broker');
});

test('where nothing is missing it says so', () => {
  expect(drawn({ company: { name: 'A broker' } })).toContain('Every setting is filled in.');
});
