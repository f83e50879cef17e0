import { inflateSync } from 'node:zlib';
import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { expect, test } from 'vitest';
import { kundli } from '../kundli/kundli.ts';
import { umbrella } from '../umbrella/umbrella.ts';
import { hexValue } from './colours.ts';
import { PdfPicture } from './pdf-primitives.tsx';
import type { Scene, Shape } from './scene.ts';

/** What the page's content streams say, in the operators of PDF. */
async function operatorsOf(scene: Scene): Promise<string> {
  const file = await renderToBuffer(
    <Document>
      <Page size="A4">
        <PdfPicture scene={scene} width={400} height={400} />
      </Page>
    </Document>,
  );
  const streams = file.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs);
  return [...streams].map(([, body = '']) => inflated(Buffer.from(body, 'latin1'))).join('\n');
}

function inflated(body: Buffer): string {
  try {
    return inflateSync(body).toString('latin1');
  } catch {
    return '';
  }
}

function flat(shapes: Shape[]): Shape[] {
  return shapes.flatMap((shape) => (shape.kind === 'group' ? flat(shape.shapes) : [shape]));
}

/** `#c44a2b` as PDF writes a fill of it. */
function fillOperator(hex: string): RegExp {
  const shares = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return new RegExp(`${shares.map((share) => `${share.toFixed(4).slice(0, 4)}\\d*`).join(' ')} scn`);
}

test('every shape of an umbrella is drawn, in its colours', async () => {
  const scene = umbrella({ seed: '/cruise', audience: 'people', state: 'open' });
  const operators = await operatorsOf(scene);
  const shapes = flat(scene.shapes).filter((shape) => shape.kind !== 'group' && shape.kind !== 'text');
  const fills = shapes.filter(({ fill }) => fill).length;
  const strokes = shapes.filter((shape) => 'stroke' in shape && shape.stroke).length;
  // The library fills and strokes in one operator where it can.
  const fillsMade = operators.match(/^(f|B)\*?$/gm) ?? [];
  const strokesMade = operators.match(/^(S|B\*?)$/gm) ?? [];
  expect(fillsMade.length).toBeGreaterThanOrEqual(fills);
  expect(strokesMade).toHaveLength(strokes);
  expect(operators).toMatch(fillOperator(hexValue('leaf')));
});

test('the three states of an umbrella are three drawings', async () => {
  const states = ['open', 'folded', 'torn'] as const;
  const drawings = states.map((state) =>
    operatorsOf(umbrella({ seed: '/cruise', audience: 'people', state })),
  );
  expect(new Set(await Promise.all(drawings)).size).toBe(3);
});

test('a kundli’s words stand in the PDF as text', async () => {
  const houses = Array.from({ length: 12 }, (_, index) => ({
    label: `House ${index + 1}`,
    state: (['covered', 'thin', 'open'] as const)[index % 3] ?? 'open',
  }));
  const scene = kundli({ houses });
  const shown = (await operatorsOf(scene)).match(/\bTJ\b/g) ?? [];
  const words = flat(scene.shapes).filter(({ kind }) => kind === 'text');
  expect(words.length).toBeGreaterThanOrEqual(12);
  expect(shown.length).toBeGreaterThanOrEqual(words.length);
});
