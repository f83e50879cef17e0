export const en = {
  /** @param kilobytes at least one */
  about: (kilobytes: number) => `PDF, ${kilobytes.toLocaleString('en-IN')} kB`,
};
