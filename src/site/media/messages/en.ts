export const en = {
  /** @param size such as `120 kB` */
  pdf: (size: string) => `PDF, ${size}`,
  /** Where the picture itself cannot be shown. */
  picture: (alt: string) => `Picture: ${alt}`,
};
