/** Focuses the field for which a form of a case was refused, so that one types on there, and sees the reason next to it. */
export function focusRefusedField(): void {
  const field = document.querySelector<HTMLElement>(':is(#case-form, .case-right) [aria-invalid="true"]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
