import { ProgressText } from '#ui/progress/progress-text.tsx';
import type { ExampleGroup } from '../example.tsx';
import { guideText } from '../messages/en.ts';

const { sections, progress } = guideText;

/** What the site says while it works. */
export const noticeExamples: ExampleGroup[] = [
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
];
