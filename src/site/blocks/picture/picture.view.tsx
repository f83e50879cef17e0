import { pictureOf } from '#content/collections/upload/upload.read.ts';
import type { StoredPicture } from '#content/model.ts';
import { Figure } from '../../media/figure.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';

type Data = StoredPicture | undefined;

function PictureBlock({ block, anchor, data }: BlockProps<'picture'> & { data: Data }) {
  if (!data) return null;
  return (
    <Section name="picture" heading={block.heading} anchor={anchor}>
      <Figure
        picture={data}
        caption={block.caption}
        sizes="(min-width: 1200px) 51rem, calc(100vw - 2.5rem)"
      />
    </Section>
  );
}

export const pictureView: BlockView<'picture', Data> = {
  view: PictureBlock,
  load: ({ picture }, reader) => pictureOf(picture, reader),
  // Its file was taken away since.
  isEmpty: ({ data }) => data === undefined,
};
