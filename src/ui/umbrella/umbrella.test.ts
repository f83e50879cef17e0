import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import routes from '../../../content/data/routes.json' with { type: 'json' };
import { svgText } from '../shapes/svg-text.ts';
import { umbrellaAudiences } from './audiences.ts';
import { arrangements, crowns, goreCounts, hems, patternNames, type UmbrellaTraits } from './traits.ts';
import { type UmbrellaState, umbrella, umbrellaWithTraits } from './umbrella.ts';

const states: UmbrellaState[] = ['open', 'folded', 'torn'];
const plain: UmbrellaTraits = {
  pattern: 'lotus',
  arrangement: 'gored',
  gores: 12,
  hem: 'band',
  crown: 'petals',
  rotation: 7,
};

function drawn(traits: Partial<UmbrellaTraits>, state: UmbrellaState = 'open'): string {
  return svgText(umbrellaWithTraits({ ...plain, ...traits }, { audience: 'companies', state }));
}

test('the same page and audience give the same picture', () => {
  const options = { seed: '/marine-insurance', audience: 'companies' } as const;
  expect(svgText(umbrella(options))).toBe(svgText(umbrella({ ...options, state: 'open' })));
});

test('every pattern, arrangement, number of gores, hem and crown is drawn, each unlike the others', () => {
  const variants: Partial<UmbrellaTraits>[][] = [
    patternNames.map((pattern) => ({ pattern })),
    arrangements.map((arrangement) => ({ arrangement })),
    goreCounts.map((gores) => ({ gores })),
    hems.map((hem) => ({ hem })),
    crowns.map((crown) => ({ crown })),
  ];
  for (const each of variants) expect(new Set(each.map((traits) => drawn(traits))).size).toBe(each.length);
});

test('each audience has colours of its own', () => {
  const pictures = umbrellaAudiences.map((audience) => svgText(umbrellaWithTraits(plain, { audience })));
  expect(new Set(pictures).size).toBe(umbrellaAudiences.length);
});

describe.each(states)('%s', (state) => {
  const pictures = routes.map(({ path }, index) => {
    const audience = umbrellaAudiences[index % umbrellaAudiences.length] ?? 'everyone';
    return svgText(umbrella({ seed: path, audience, state }));
  });

  test('costs less than 1.5 KB once compressed, on every page', () => {
    expect(Math.max(...pictures.map((svg) => brotliCompressSync(svg).length))).toBeLessThan(1536);
  });

  test('has no styles and no broken numbers', () => {
    for (const svg of pictures) expect(svg).not.toMatch(/style|NaN|undefined|Infinity|e-\d|\d\.\d{4}/);
  });
});

test('a torn umbrella has lost one gore and keeps all its ribs', () => {
  const gores = (svg: string) => svg.match(/ d="([^"]*)"/)?.[1]?.match(/Q/g)?.length;
  expect(gores(drawn({}))).toBe(12);
  expect(gores(drawn({}, 'torn'))).toBe(11);
});

test('the radius scales the whole picture', () => {
  const { viewBox, shapes } = umbrellaWithTraits(plain, { audience: 'people', radius: 50 });
  expect(viewBox).toEqual([-55, -55, 110, 110]);
  expect(shapes).toMatchObject([{ kind: 'group', transform: { scale: 0.5 } }]);
});
