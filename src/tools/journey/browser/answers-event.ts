import type { FormValues } from '#forms/form.ts';

/** The part next to the questions is an island of its own: it receives the answers by an event of the document. */
const name = 'journey:answers';

export function dispatchAnswers(answers: FormValues): void {
  document.dispatchEvent(new CustomEvent(name, { detail: answers }));
}

/** @returns how to stop listening */
export function onAnswers(listen: (answers: FormValues) => void): () => void {
  const handle = (event: Event) => listen((event as CustomEvent<FormValues>).detail);
  document.addEventListener(name, handle);
  return () => document.removeEventListener(name, handle);
}
