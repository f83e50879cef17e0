export const en = { asOn: (date: string) => `As on ${date}.` };
