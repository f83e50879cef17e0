import type { en } from './en.ts';

export const hi: typeof en = {
  about: ({ task, of }: { task: string; of: number }) => `${task} · चरण 1, कुल लगभग ${of}`,
};
