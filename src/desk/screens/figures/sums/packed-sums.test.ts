import { expect, test } from 'vitest';
import { packedSums } from './packed-sums.ts';

test('days are added up by span, equal keys in one count, and a recalculated day replaces the former', () => {
  const sums = packedSums();
  sums.set('2026-11-01', [{ about: 'purpose', key: 'POSP', bin: 0, times: 9 }]);
  sums.set('2026-11-02', [
    { about: 'purpose', key: 'POSP', bin: 0, times: 7 },
    { about: 'kept', key: 'POSP', bin: 3, times: 1 },
  ]);
  sums.set('2026-11-02', [{ about: 'purpose', key: 'POSP', bin: 0, times: 2 }]);
  sums.set('2026-11-09', [
    { about: 'purpose', key: 'POSP', bin: 0, times: 4 },
    { about: 'purpose', key: 'IVF Insurance', bin: 0, times: 1 },
  ]);
  const spanOf = (day: string) => ['2026-11-02', '2026-11-09'].indexOf(day);
  expect(sums.added(2, spanOf)).toEqual([
    { about: 'purpose', key: 'POSP', bin: 0, bySpan: [2, 4] },
    { about: 'purpose', key: 'IVF Insurance', bin: 0, bySpan: [0, 1] },
  ]);
});
