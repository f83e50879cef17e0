import { AsyncLocalStorage } from 'node:async_hooks';

/** A record of the content service, by its number. */
export type RecordOfContent = { collection: string; id: number };

/**
 * Inside of a draft view one record is read as its editor has saved it last, published or not: its page, and the lists
 * in which it is, as they would be. Every other record is what visitors read. An answer kept for all pages
 * (`cachedUntilForgotten`) is read outside of it, always.
 */
const view = new AsyncLocalStorage<RecordOfContent | undefined>();

export function inDraftView<T>(draft: RecordOfContent, read: () => T): T {
  return view.run(draft, read);
}

export function outsideDraftView<T>(read: () => T): T {
  return view.run(undefined, read);
}

/** The record that is looked at before it is published, if it is one of this collection. */
export function draftAmong(collection: string): RecordOfContent | undefined {
  const draft = view.getStore();
  return draft?.collection === collection ? draft : undefined;
}
