/** What a block may ask while its page is drawn. */
export type BlockReader = { ask: (question: never, ...args: never[]) => Promise<unknown> };
