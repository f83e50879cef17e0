/** The address of the page that ends a success. It says whether the database was away, since the page cannot ask it. */
export function thankYouAddress(path: string, reference: string, isWaiting: boolean): string {
  return `${path}?reference=${reference}${isWaiting ? `&${waitingParameter}=1` : ''}`;
}

export const waitingParameter = 'waiting';
