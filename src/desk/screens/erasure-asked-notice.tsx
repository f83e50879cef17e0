/** Beside the number of somebody whose words are about to go: nobody sells to them meanwhile. */
export function ErasureAskedNotice() {
  return (
    <p className="desk-said desk-said-no">
      They have asked us to erase what we have of them, and it has not been done yet. Call about nothing else.
    </p>
  );
}
