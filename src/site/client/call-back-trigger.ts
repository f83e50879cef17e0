/**
 * A link to the call-back page opens the dialog instead: at once, with its overlay, while the form is still on
 * its way. The form's script is fetched at the first sign that somebody means to press. Should it not come,
 * the visitor lands on the page that the link names.
 */
const longestWaitMs = 15_000;

type Island = typeof import('#enquiry/dialog/call-back-dialog.island.tsx');
let loading: Promise<Island> | undefined;

export function startCallBack(): void {
  for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) {
    document.addEventListener(sign, fetchEarly, { passive: true });
  }
  document.addEventListener('click', handleClick);
}

function load(): Promise<Island> {
  loading ??= import('#enquiry/dialog/call-back-dialog.island.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchEarly({ target }: Event): void {
  // A failure shows when it matters, at the click.
  if (triggerOf(target)) load().catch(() => undefined);
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element;
  // While something is being sent, its dialog stays.
  target.closest('[data-close]')?.closest<HTMLDialogElement>('dialog:not([data-busy])')?.close();

  const trigger = triggerOf(target);
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!trigger || !isPlain || event.defaultPrevented) return;
  const dialog = document.querySelector<HTMLDialogElement>('#call-back');
  const island = dialog?.querySelector<HTMLElement>('[data-island]');
  if (!dialog?.showModal || !island) return;
  event.preventDefault();
  if (!dialog.open) open(dialog);
  void fill(dialog, island, trigger);
}

async function fill(
  dialog: HTMLDialogElement,
  island: HTMLElement,
  trigger: HTMLAnchorElement,
): Promise<void> {
  const leave = () => dialog.open && location.assign(trigger.href);
  const timer = setTimeout(leave, longestWaitMs);
  try {
    const { mountCallBackDialog } = await load();
    const { searchParams } = new URL(trigger.href);
    const from = searchParams.get('from') ?? '';
    const concern = searchParams.get('concern') ?? '';
    if (dialog.open)
      mountCallBackDialog(island, { variantKey: trigger.dataset.callBack ?? '', from, concern });
  } catch {
    leave();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Google's captcha asks its riddles in a box at the end of the page, which a modal dialog would make
 * unreachable. With it the dialog is not modal to the browser, and the rest of the page is made inert by hand.
 */
function open(dialog: HTMLDialogElement): void {
  if (!document.getElementById('page-data')?.textContent.includes('"recaptcha"')) {
    dialog.showModal();
    return;
  }
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

function triggerOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-call-back]') : null;
}
