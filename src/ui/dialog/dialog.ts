/**
 * The script of a `<dialog>` in a page's HTML: opens it, and closes it by an element with `data-close`. One
 * with `data-beside` lets something of the page outside of it be reached, which a modal dialog would make inert:
 * Google's captcha asks its riddles in a box at the end of the page. It is not modal to the browser, and the rest of
 * the page is made inert by hand, all but the toasts. The focus goes to its heading: the browser would choose the
 * first button, which closes it.
 */
export function startDialogs(): void {
  document.addEventListener('click', ({ target }) => {
    // While something is being sent, its dialog stays.
    (target as Element)
      .closest('[data-close]')
      ?.closest<HTMLDialogElement>('dialog:not([data-busy])')
      ?.close();
  });
}

export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if ('beside' in dialog.dataset) openBeside(dialog);
  else dialog.showModal();
  // The browser would begin with the first that can be pressed, which is Close.
  dialog.querySelector('h2')?.focus();
}

function openBeside(dialog: HTMLDialogElement): void {
  const rest = [...document.body.children].filter(
    ({ id }) => id !== dialog.id && id !== 'toasts',
  ) as HTMLElement[];
  const opener = document.activeElement as HTMLElement | null;
  for (const element of rest) element.inert = true;
  dialog.show();
  dialog.addEventListener(
    'close',
    () => {
      for (const element of rest) element.inert = false;
      opener?.focus();
    },
    { once: true },
  );
}
