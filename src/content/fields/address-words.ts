/** Small letters, digits and hyphens, as they are in an address. @returns '' where the text has none of them */
export function addressWords(text: string, maxLength: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}
