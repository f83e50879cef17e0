/** Small marks before the items of a list. The heading above says what they mean. */
export function CoveredMark() {
  return (
    <svg className="mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        className="mark-leaf"
        d="M1.5 12C1.5 6 5.5 2.5 10 2.5s8.5 3.5 8.5 9.5c-2.5-2.2-5.6-2.2-8.5 0-2.9-2.2-6-2.2-8.5 0Z"
      />
      <path className="mark-line" d="M10 12v4.2a2 2 0 0 0 4 0" />
    </svg>
  );
}

export function RainMark() {
  return (
    <svg className="mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        className="mark-rain"
        d="M5 2.5l-1 4M11 5l-1 4.5M16.5 2.5l-1 4M5.5 11l-1 4M11.5 13.5l-1 4M17 10.5l-1 4"
      />
    </svg>
  );
}

/** A box to be ticked on paper: the reader has the document or not, which we do not know. */
export function BoxMark() {
  return (
    <svg className="mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <rect className="mark-box" x="2" y="2" width="16" height="16" rx="4" />
    </svg>
  );
}

export function ArrowMark() {
  return (
    <svg className="arrow" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true" focusable="false">
      <path className="icon-line" d="M1 7h17M12.5 1.5L18 7l-5.5 5.5" />
    </svg>
  );
}
