import { ProgressText } from '#ui/progress/progress-text.tsx';
import { NoticeBlock } from '../../blocks/prose-blocks.tsx';
import { DataTable } from '../../blocks/table-blocks.tsx';
import type { ExampleGroup } from '../example.tsx';
import { guideText, sampleNotices } from '../messages/en.ts';

const { sections, table, progress } = guideText;

/** What the site says: tables, progress, notices. */
export const noticeExamples: ExampleGroup[] = [
  {
    id: 'table',
    title: sections.table,
    examples: [{ state: table.label, isWide: true, body: <DataTable {...table} /> }],
  },
  {
    id: 'progress',
    title: sections.progress,
    examples: [1, 2, 5].map((step) => ({
      state: progress.states(step),
      body: (
        <ProgressText step={step} steps={5}>
          {progress.text(step, 5)}
        </ProgressText>
      ),
    })),
  },
  {
    id: 'notices',
    title: sections.notices,
    examples: sampleNotices.map((block) => ({
      state: block.tone,
      body: <NoticeBlock block={block} anchor={`guide-notice-${block.tone}`} />,
    })),
  },
];
