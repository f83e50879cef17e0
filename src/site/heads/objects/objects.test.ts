import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { svgText } from '#ui/shapes/svg-text.ts';
import { headFamilies } from '../families.ts';
import type { HeadObject } from '../head-object.ts';
import { headScene } from '../head-scene.ts';
import { setups } from '../setups.ts';
import { areasOf } from '../testing/areas.ts';
import { headObjects } from './objects.ts';

const each = eachOf(() => true);
const journeys = eachOf(({ family }) => headFamilies[family] === 'wide');
const seenFromTheSide = eachOf(({ family }) => headFamilies[family] !== 'above');

function eachOf(isMeant: (object: HeadObject) => boolean) {
  return test.each(headObjects.filter(isMeant).map((object) => [object.name, object] as const));
}

function drawn({ family, shapes, front = [] }: HeadObject): string {
  return svgText({ viewBox: setups[headFamilies[family]].viewBox, shapes: [...shapes, ...front] });
}

test('every file is in the list under its own name', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.object.ts'))
    .map((file) => path.basename(file, '.object.ts'));
  expect(headObjects.map(({ name }) => name)).toEqual(files.sort());
});

each('%s is inside its canvas, except for a ground that crosses all of it', (_, object) => {
  const [left, top, width, height] = setups[headFamilies[object.family]].viewBox;
  const outside = areasOf([...object.shapes, ...(object.front ?? [])]).filter((area) => {
    const isGround = area.left <= left + 30 && area.right >= left + width;
    const isInside =
      area.left >= left && area.top >= top && area.right <= left + width && area.bottom <= top + height;
    return !isGround && !isInside;
  });
  expect(outside).toEqual([]);
});

journeys('the umbrella of %s survives the crop of a narrow screen', (_, object) => {
  const { at, radius } = object.umbrella ?? setups.wide.umbrella;
  expect(at[0] - radius).toBeGreaterThanOrEqual(560);
  expect(at[0] + radius).toBeLessThanOrEqual(1040);
});

each('%s is drawn in 4 KB at most', (_, object) => {
  expect(drawn(object).length).toBeLessThanOrEqual(4096);
});

seenFromTheSide('%s, its umbrella and the rain take 6 KB at most', (_, object) => {
  const scene = headScene({ object, audience: 'companies', picture: '/' });
  expect(svgText(scene).length).toBeLessThanOrEqual(6144);
});

test('no two objects are equal', () => {
  expect(new Set(headObjects.map(drawn)).size).toBe(headObjects.length);
});
