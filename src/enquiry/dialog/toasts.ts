/**
 * Short notices at the bottom right. What matters is said in the page as well, since a toast goes by itself.
 * The box is a live region that is in every page, so that what is added to it is read out.
 */
type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default';
type Toast = {
  type: ToastType;
  text: string;
  detail?: string;
  action?: { label: string; run: () => void };
  /** Label of the button that closes it. */
  dismiss: string;
};

const lifetimeMs = 5000;
const maxToasts = 20;

export function showToast({ type, text, detail, action, dismiss }: Toast): void {
  const box = placeToasts();
  if (!box) return;
  const toast = element('div', 'toast');
  toast.dataset.type = type;
  toast.append(element('p', 'toast-text', text));
  if (detail) toast.append(element('p', 'toast-detail', detail));
  if (action) toast.append(button('toast-action', action.label, action.run));
  toast.append(button('toast-close', dismiss));
  box.append(toast);
  while (box.childElementCount > maxToasts) box.firstElementChild?.remove();
  leaveInTime(toast);

  function button(className: string, label: string, run?: () => void): HTMLElement {
    const made = element('button', className, label);
    made.onclick = () => {
      toast.remove();
      run?.();
    };
    return made;
  }
}

/** Goes after its time, but not while someone points at it or is in it. */
function leaveInTime(toast: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const stay = () => clearTimeout(timer);
  const go = () => {
    stay();
    timer = setTimeout(() => toast.remove(), lifetimeMs);
  };
  toast.onpointerenter = stay;
  toast.onpointerleave = go;
  toast.addEventListener('focusin', stay);
  toast.addEventListener('focusout', go);
  go();
}

/**
 * A modal dialog makes everything outside of it inert: the box moves in, and back again when the dialog closes, so that
 * the notices do not vanish with it.
 */
export function placeToasts(): HTMLElement | null {
  const box = document.getElementById('toasts');
  const host = document.querySelector('dialog[open]') ?? document.body;
  if (box && box.parentElement !== host) host.append(box);
  return box;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
