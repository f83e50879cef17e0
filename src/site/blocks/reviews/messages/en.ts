export const en = { source: (name: string) => `Where ${name} wrote this` };
