/** What a form of a case was refused for is at a field: anyone who typed goes on there, and sees why beside it. */
export function focusRefusedField(): void {
  const field = document.querySelector<HTMLElement>(':is(#case-form, .case-right) [aria-invalid="true"]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
