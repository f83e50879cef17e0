/** Where a success leads that ends on a page. It says of itself that the database was away: the page cannot ask it. */
export function thankYouAddress(
  path: string,
  { reference, isWaiting }: { reference: string; isWaiting?: boolean | undefined },
): string {
  return `${path}?reference=${reference}${isWaiting ? `&${waitingParameter}=1` : ''}`;
}

export const waitingParameter = 'waiting';
