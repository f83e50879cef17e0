import { expect, test } from 'vitest';
import { watchedTables } from '#content/collections/collections.ts';
import { listSources } from '#content/read/list-source.ts';
import { nameOf } from '#content/read/table-states.ts';
import { noticeTables } from '#enquiry/notices/notices.ts';
import { siteSources } from '#site/publisher/site-sources.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

/** The database announces every change that a page may show: the list of collections is the list of triggers. */
withDatabase();

const watched = [...watchedTables, ...noticeTables].map(nameOf);

test('every collection and global of content has the trigger, for whatever may happen to a row, and besides only the readings of the consent notice', async () => {
  const rows = await rowsOf<{ name: string; event: string }>(`
    select event_object_table as name, event_manipulation as event
      from information_schema.triggers where trigger_name = 'page_changed'`);
  const tables = [...new Set(rows.map(({ name }) => name))];
  expect(tables.sort()).toEqual([...watched].sort());
  for (const table of watched) {
    const events = rows.filter(({ name }) => name === table).map(({ event }) => event);
    expect(events.sort(), table).toEqual(['DELETE', 'INSERT', 'UPDATE']);
  }
});

test('every table that a page may read is watched', () => {
  const { settings, menus, directory } = siteSources(['en']).in('en');
  for (const source of [settings, menus, directory, ...listSources.values()]) {
    for (const table of source.tables) expect(watched, source.name).toContain(table);
  }
});
