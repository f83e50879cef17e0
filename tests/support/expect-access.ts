import type { Field } from 'payload';
import { expect } from 'vitest';
import { contentService } from '#content/read/content-service.ts';
import { rowsOf } from './database.ts';
import { globalRights, type Who } from './rights.ts';
import { askService } from './roles-setup.ts';

type Door = { method: string; path: string; body?: unknown; isOpen: boolean; answers: readonly number[] };

/** Expects one of these answers where the door is open to them, else a refusal that reveals nothing. */
export async function expectAccess(who: Who, { method, path, body, isOpen, answers }: Door): Promise<void> {
  const answer = await askService(who, method, path, body);
  const said = `${who}: ${method} ${path} was answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`;
  if (isOpen) return expect(answers, said).toContain(answer.status);
  if (who !== 'nobody') return expect(answer.status, said).toBe(403);
  expect(answer, said).toEqual(await askService(who, method, '/no-such-collection/1', body));
}

/** A record of a collection, as the database has it. */
export async function rowOf(slug: string, id: number | undefined): Promise<unknown> {
  const [row] = await rowsOf(`select * from ${slug.replaceAll('-', '_')} where id = $1`, [id]);
  expect(row, `a record of ${slug}`).toBeDefined();
  return row;
}

/** A record or a global, as the content service has it. */
export async function docOf(slug: string, id: number | undefined): Promise<Record<string, unknown>> {
  const service = await contentService();
  const options = { depth: 0, overrideAccess: true, showHiddenFields: true } as const;
  const found =
    slug in globalRights
      ? await service.findGlobal({ slug: slug as 'menus', ...options })
      : await service.findByID({ collection: slug as 'users', id: id ?? 0, ...options });
  return { ...found };
}

export function valueAt(doc: Record<string, unknown>, path: string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], doc);
}

/** Where changing a field, or reading it, is a matter of its own. */
export function ruledFields(fields: readonly Field[], path: string): string[] {
  return fields.flatMap((field) => {
    const own = 'name' in field && field.name ? `${path}.${field.name}` : path;
    const { access } = field as { access?: { update?: unknown; read?: unknown } };
    const within = 'fields' in field ? ruledFields(field.fields, own) : [];
    const inTabs =
      'tabs' in field
        ? field.tabs.flatMap((tab) =>
            ruledFields(tab.fields, 'name' in tab && tab.name ? `${own}.${tab.name}` : own),
          )
        : [];
    return [...(access?.update || access?.read ? [own] : []), ...within, ...inTabs];
  });
}
