import { ProgressText } from '#ui/progress/progress-text.tsx';
import type { Examples } from '../example.tsx';
import { guideMessages } from '../messages/messages.ts';

/** Messages of the site while it works. */
export const noticeExamples: Examples = (locale) => {
  const { sections, progress } = guideMessages(locale);
  return [
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
};
