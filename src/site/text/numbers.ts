const indian = new Intl.NumberFormat('en-IN');

/** `50000` as `50,000`, `1000000` as `10,00,000`; what is no plain number stays as it is. */
export function indianNumber(text: string): string {
  return /^\d+$/.test(text) ? indian.format(Number(text)) : text;
}
