/** Small pictures drawn by code. They repeat what the words next to them say, so readers skip them. */
export function MenuIcon() {
  return (
    <svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true" focusable="false">
      <path className="icon-line" d="M1 1h20M1 8h20M1 15h20" />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      <path className="icon-line" d="M2 2l14 14M16 2L2 16" />
    </svg>
  );
}

export function ChevronIcon() {
  return (
    <svg className="chevron" viewBox="0 0 14 9" width="14" height="9" aria-hidden="true" focusable="false">
      <path className="icon-line" d="M1 1l6 6 6-6" />
    </svg>
  );
}
