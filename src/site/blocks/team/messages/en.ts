export const en = { profile: (name: string) => `More about ${name}` };
