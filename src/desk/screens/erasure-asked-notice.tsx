/** Shown next to the number of someone who awaits erasure: no one sells to them in the meantime. */
export function ErasureAskedNotice() {
  return (
    <p className="desk-said desk-said-no">
      They have asked us to erase what we hold about them, and this has not been done yet. Do not call them
      about anything else.
    </p>
  );
}
