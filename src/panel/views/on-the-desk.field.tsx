/** At the head of the site settings: what an office changes each week is on the desk, and not in this form. */
export function OnTheDeskField() {
  return (
    <p className="field-type">
      Calling hours, holidays, telephone numbers, e-mail addresses, the people named and our figures are
      changed on the desk, under <a href="/desk/office">Office</a>.
    </p>
  );
}
