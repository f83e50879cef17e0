import { expect, test } from 'vitest';
import { checkClaims } from './check-claims.ts';

test('the go-live check asks for the lists behind the printed figures, and for the measure behind “top”', () => {
  const stats = { insurers: '33+', corporateClients: '850+', tourOperators: '50+' };
  const found = checkClaims({ ...stats, ivfMaternityWaitMonths: 7, surrogateLifeYears: 3 });
  expect(found.map(({ level, what }) => [level, what])).toEqual([
    ['consider', 'Every page says “33+ top insurers”.'],
    ['consider', 'Every page says “850+ corporate clients”.'],
  ]);
  expect(found[0]?.advice).toContain('measure');
});
