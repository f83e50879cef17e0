import { describe, expect, test } from 'vitest';
import { routes } from './routes.ts';
import { readSeedFiles, seedsOf } from './seed/read-seed-files.ts';

const redirects = seedsOf<{ from: string; to: string }>(readSeedFiles(), 'redirects');
const paths = routes.map(({ path }) => path);

describe('the list of routes', () => {
  test('has the ninety routes of the specification, each once', () => {
    expect(routes).toHaveLength(90);
    expect(new Set(paths).size).toBe(90);
  });

  test('every route hides the footer; two landing pages also hide the header', () => {
    expect(routes.every(({ hideFooter }) => hideFooter)).toBe(true);
    expect(routes.filter(({ hideHeader }) => hideHeader).map(({ path }) => path)).toEqual([
      '/become-an-insurance-posp-agent-bck',
      '/get-corporate-insurance',
    ]);
  });

  test('only /404 answers 404; it, the thank-you pages and the partners’ pages are not indexed', () => {
    expect(routes.filter(({ status }) => status === 404).map(({ path }) => path)).toEqual(['/404']);
    const hidden = routes.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path);
    expect(hidden.every((path) => path === '/404' || /thank-you|^\/ri\{secret\}/.test(path))).toBe(true);
    expect(hidden).toHaveLength(11);
  });

  test('every slug constant that looks like a path leads to a route and is none itself', () => {
    expect(redirects).toHaveLength(7);
    for (const { from, to } of redirects) {
      expect(paths).toContain(to);
      expect(paths).not.toContain(from);
    }
  });
});
