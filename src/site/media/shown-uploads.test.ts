import { expect, test } from 'vitest';
import { shownUploads, uploadsNamedIn } from './shown-uploads.ts';

test('a page’s uploads are read from its addresses, each once, in every width and kind', () => {
  const html = `<source srcset="/media/door-1-320.avif 320w, /media/door-1-640.avif 640w">
    <img src="/media/door-1-640.jpg"><a href="https://example.com/media/plan-2.pdf">Plan</a>
    <a href="/media/">none</a><a href="/media/page.html">none</a><a href="/mediation-3.pdf">none</a>`;
  expect(uploadsNamedIn(html)).toEqual(['door-1', 'plan-2']);
});

test('an upload is shown while one page or more shows it', () => {
  const shown = shownUploads();
  shown.replace(undefined, ['door-1']);
  shown.replace(undefined, ['door-1', 'plan-2']);
  expect([shown.has('door-1-320.avif'), shown.has('plan-2.pdf'), shown.has('door-2-320.avif')]).toEqual([
    true,
    true,
    false,
  ]);
  shown.replace(['door-1', 'plan-2'], ['door-1']);
  expect([shown.has('door-1-640.jpg'), shown.has('plan-2.pdf')]).toEqual([true, false]);
  shown.replace(['door-1'], undefined);
  expect(shown.has('door-1-640.jpg')).toBe(true);
  shown.replace(['door-1'], undefined);
  expect(shown.has('door-1-640.jpg')).toBe(false);
});
