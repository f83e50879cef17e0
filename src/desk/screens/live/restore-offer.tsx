/** Hidden until there is something that was typed here and did not arrive (`in-browser/preserve-input.ts`). */
export function RestoreOffer() {
  return (
    <div className="restore-offer" role="status" hidden>
      <p>What you were writing here may not have arrived. It is still saved in this window.</p>
      <button type="button" className="button button-main" data-kept="take">
        Put it back
      </button>
      <button type="button" className="kept-drop" data-kept="drop">
        Throw it away
      </button>
    </div>
  );
}
