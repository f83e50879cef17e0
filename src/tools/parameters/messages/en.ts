export const en = {
  percentAYear: (figure: string) => `${figure}% a year`,
  years: (figure: string, isOne: boolean) => `${figure} ${isOne ? 'year' : 'years'}`,
  /** A city of a list, with its state or without. */
  place: (name: string) => name,
};
