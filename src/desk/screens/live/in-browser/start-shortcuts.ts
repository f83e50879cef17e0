/**
 * One key, one press, while nothing is being typed. Anyone who speaks to their computer, or rests a hand on the keys,
 * switches them off in the list of keys; this browser remembers it.
 */
const offName = 'desk-keys-off';

export function startShortcuts(): void {
  const list = document.querySelector<HTMLDialogElement>('#desk-keys');
  const choice = document.querySelector<HTMLInputElement>('#desk-keys-on');
  if (choice) {
    choice.checked = !isOff();
    choice.addEventListener('change', () => {
      if (choice.checked) localStorage.removeItem(offName);
      else localStorage.setItem(offName, 'yes');
    });
  }
  document.addEventListener('keydown', (event) => {
    if (isSave(event) && pressSave(event)) event.preventDefault();
    if (event.defaultPrevented || event.repeat || isTyping(event)) return;
    if (document.querySelector('dialog[open]')) return;
    // Anyone who has switched the keys off still finds how to switch them on.
    if (event.key === '?' && list) list.showModal();
    else if (isOff() || !press(event.key.toLowerCase())) return;
    event.preventDefault();
  });
}

function isOff(): boolean {
  return localStorage.getItem(offName) !== null;
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/** Not one of the keys that can be switched off: no one presses two by chance. */
function isSave({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat;
}

/** Sends the form that is being filled in, by the button that says so. */
function pressSave({ target }: KeyboardEvent): boolean {
  const form = target instanceof Element ? target.closest('form') : null;
  const button = form?.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+Enter"]');
  button?.click();
  return button !== null && button !== undefined;
}

/** @returns whether the page has something for this key */
function press(key: string): boolean {
  if (key === 'j') return step(1);
  if (key === 'k') return step(-1);
  if (key === '/') return focusOn(document.querySelector<HTMLElement>('#desk-find'));
  if (!/^[a-z]$/.test(key)) return false;
  const wanted = `[aria-keyshortcuts~="${key}" i]`;
  // In the row that has the focus, else the first that can be seen.
  const row = document.activeElement?.closest('[data-row]');
  const found = [
    ...(row?.querySelectorAll<HTMLElement>(wanted) ?? []),
    ...document.querySelectorAll<HTMLElement>(wanted),
  ];
  const target = found.find((element) => element.checkVisibility());
  if (target?.matches('select, textarea, input:not([type=radio], [type=checkbox])')) return focusOn(target);
  target?.click();
  // It opens to something: the next key goes on from there.
  if (target?.matches('summary')) target.focus();
  return target !== undefined;
}

function step(by: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) =>
    row.checkVisibility(),
  );
  const here = document.activeElement?.closest<HTMLElement>('[data-row]');
  const next = here ? rows.indexOf(here) + by : 0;
  const row = rows[Math.min(rows.length - 1, Math.max(0, next))];
  return focusOn(row?.querySelector<HTMLElement>('a[href], button') ?? null);
}

function focusOn(element: HTMLElement | null): boolean {
  if (!element?.checkVisibility()) return false;
  element.focus();
  element.scrollIntoView({ block: 'nearest' });
  return true;
}
