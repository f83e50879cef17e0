import type { BlockOf } from '#content/model.ts';
import type { Examples } from '../../styleguide/example.tsx';
import { NoticeBlock } from './notice.view.tsx';

/** The two tones of a notice, as an editor would write them. */
export const examples: Examples = () => [
  {
    id: 'notices',
    title: 'Notices',
    examples: [
      notice(
        'info',
        'Good to know',
        'A new individual life or health policy of a year or more may be returned within thirty days of receipt.',
      ),
      notice('caution', 'Before you sign', 'Read the exclusions before the cover.'),
    ].map((block) => ({
      state: block.tone,
      body: <NoticeBlock block={block} anchor={`guide-notice-${block.tone}`} />,
    })),
  },
];

function notice(tone: 'info' | 'caution', heading: string, text: string): BlockOf<'notice'> {
  const children = [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }];
  return { id: tone, blockType: 'notice', tone, heading, body: { root: { children } } };
}
