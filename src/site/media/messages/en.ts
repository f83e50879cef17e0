export const en = {
  /** @param size such as `120 kB` */
  pdf: (size: string) => `PDF, ${size}`,
};
