export const en = {
  /** @param size `120 kB` */
  about: (size: string) => `PDF, ${size}`,
};
