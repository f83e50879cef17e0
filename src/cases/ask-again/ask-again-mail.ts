/** The data of the mail that asks whether a call is still wanted: nothing that the sender typed. */
export type AskAgainData = { reference: string };

export const askAgainKey = 'ask-again';
