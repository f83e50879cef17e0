import type { Block } from 'payload';

/** A block's row says what kind it is and how it begins; the vendor's own says "Untitled" until someone names it. */
export function namedByHeading(block: Block): Block {
  const { singular = block.slug } = block.labels ?? {};
  const Label = { path: '/views/blocks/block-label.tsx#BlockLabel', clientProps: { kind: String(singular) } };
  const { admin } = block;
  return {
    ...block,
    admin: { ...admin, disableBlockName: true, components: { ...admin?.components, Label } },
  };
}
