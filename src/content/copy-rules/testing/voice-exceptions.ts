/** Exceptions as data: each says why, and one that excuses nothing fails the test. */
type Excused = { file: string; said?: string; why: string };

export const excused: readonly Excused[] = [
  { file: 'src/content/copy-rules/voice-habits.ts', why: 'The rules name what they find.' },
  { file: 'content/terms/2026-11-21.json', why: 'The words of dated terms stay: visitors accepted them.' },
];

/** In comments and documents. It may only fall. */
export const maxInNotes = 20;
