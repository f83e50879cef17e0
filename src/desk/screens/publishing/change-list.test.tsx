import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Change } from '#content/collections/changes/changes.ts';
import { WhatWasDone } from './change-list.tsx';

test.each<[Partial<Change>, string]>([
  [{ does: 'made' }, 'Created by Ravi Iyer'],
  [{ does: 'drafted' }, 'Saved as a draft by Ravi Iyer'],
  [
    { does: 'scheduled', moment: new Date('2026-12-03T04:30:00Z') },
    'Set to go live on 3 December 2026, 10 am, by Ravi Iyer',
  ],
])('%o reads "%s"', (given, words) => {
  const change = { moment: null, reason: null, who: 'Ravi Iyer', ...given } as Change;
  expect(renderToStaticMarkup(<WhatWasDone change={change} />).replace(/<[^>]+>/g, '')).toBe(words);
});
