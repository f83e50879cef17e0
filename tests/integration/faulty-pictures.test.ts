import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { withSeed } from '../support/content-service.ts';

withSeed();

test('a bill that its steps exceed, and a top-up that begins nowhere, are refused where they stand', async () => {
  const service = await contentService();
  const { docs } = await service.find({
    collection: 'pages',
    where: { path: { equals: '/personal/health' } },
    overrideAccess: true,
    depth: 0,
  });
  const id = docs[0]?.id ?? 0;
  const blocks = docs[0]?.blocks ?? [];
  const publishing = (changed: typeof blocks) =>
    service.update({
      collection: 'pages',
      id,
      data: { blocks: changed, _status: 'published' },
      overrideAccess: true,
    });
  const smallBill = blocks.map((block) =>
    block.blockType === 'bill-staircase' ? { ...block, billInr: 50_000 } : block,
  );
  await expect(publishing(smallBill)).rejects.toMatchObject({
    data: {
      errors: [
        { path: expect.stringMatching(/billInr$/), message: expect.stringMatching(/^Step 2, .*₹ 35,000/) },
      ],
    },
  });
  const noStart = blocks.map((block) =>
    block.blockType === 'layers'
      ? {
          ...block,
          cases: block.cases.map((way) => ({
            ...way,
            layers: way.layers.map((layer) => ({ ...layer, startsAtInr: null })),
          })),
        }
      : block,
  );
  const missing = { message: 'Enter the sum above which this layer begins to pay.' };
  await expect(publishing(noStart)).rejects.toMatchObject({ data: { errors: [missing, missing] } });
});

test('a timeline that overlaps, and a flow that leads nowhere, are refused in the words of the picture', async () => {
  const service = await contentService();
  const faultsOf = async (path: string, change: (block: object) => object) => {
    const where = { path: { equals: path } };
    const { docs } = await service.find({ collection: 'pages', where, overrideAccess: true, depth: 0 });
    const blocks = (docs[0]?.blocks ?? []).map(change) as NonNullable<(typeof docs)[0]['blocks']>;
    const data = { blocks, _status: 'published' as const };
    const refused: unknown = await service
      .update({ collection: 'pages', id: docs[0]?.id ?? 0, data, overrideAccess: true })
      .catch((error: unknown) => error);
    return JSON.stringify(refused);
  };
  const overlapping = await faultsOf('/machinery-breakdown', (block) =>
    'zero' in block && 'rows' in block && Array.isArray(block.rows)
      ? { ...block, rows: block.rows.map((row) => ({ ...row, spans: [...row.spans, ...row.spans] })) }
      : block,
  );
  expect(overlapping).toContain('The part from abroad: the span from 0 begins before the one above it ends.');
  const toItself = await faultsOf('/surety-bond', (block) =>
    'flows' in block && Array.isArray(block.flows)
      ? { ...block, flows: block.flows.map((flow) => ({ ...flow, to: flow.from })) }
      : block,
  );
  expect(toItself).toContain('Flow 1 begins and ends with the same party.');
});
