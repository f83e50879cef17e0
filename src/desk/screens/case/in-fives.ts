/** Ten digits as they are read out. */
export function inFives(phone: string): string {
  return phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}
