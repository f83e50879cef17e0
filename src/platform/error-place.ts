/**
 * The first line of our own code on the error's stack, `src/cases/read-case.ts:12:3`, else where it was thrown. The
 * stack's head is the message, which may run over several lines and quote what was sent.
 */
export function placeOf({ message, stack = '' }: Error): string | undefined {
  const frames = stack.replace(message, '');
  const own = /^\s+at .*?\/(src\/[^\\()\s]+\.tsx?:\d+:\d+)\)?$/m.exec(frames);
  return (own ?? /^\s+at .*?([^/\\()]+:\d+:\d+)\)?$/m.exec(frames))?.[1];
}
