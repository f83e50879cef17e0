/** What the panel of a call was refused for stands at a field: whoever typed goes on there, and sees why above it. */
export function goOnWhereRefused(): void {
  const field = document.querySelector<HTMLElement>('#case-form [aria-invalid="true"]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
