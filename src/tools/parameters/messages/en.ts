export const en = {
  percentAYear: (figure: string) => `${figure}% a year`,
  years: (figure: string, isOne: boolean) => `${figure} ${isOne ? 'year' : 'years'}`,
};
