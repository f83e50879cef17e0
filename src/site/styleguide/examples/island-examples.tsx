import { Island } from '#ui/island/island.tsx';
import type { Examples } from '../example.tsx';
import { guideMessages } from '../messages/messages.ts';
import { PressCount } from '../press-count/press-count.tsx';

/** Rendered by the server, alive when wanted. */
export const islandExamples: Examples = (locale) => {
  const { sections, islands } = guideMessages(locale);
  return [
    {
      id: 'islands',
      title: sections.islands,
      examples: (['click', 'visible', 'load'] as const).map((on) => ({
        state: islands.states[on],
        body: <Island name="press-count" on={on} draw={PressCount} props={islands.pressCount} />,
      })),
    },
  ];
};
