export function isInDevanagari(text: string): boolean {
  return /[\u0900-\u097f]/.test(text);
}
