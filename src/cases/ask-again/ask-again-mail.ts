/** What the mail is told that asks whether a call is still wanted: of what the sender typed, nothing. */
export type AskAgainData = { reference: string };

export const askAgainKey = 'ask-again';
