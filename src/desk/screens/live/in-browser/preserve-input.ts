import { drawnFields, putBack, type TypedField, typedFields } from './typed-fields.ts';

/**
 * Text that is typed into a form of the desk is kept in its window until it has arrived, so that a session that ends
 * in the middle of a sentence, a network that goes away or a wrong press takes nothing of it. Where it was not sent,
 * the same person finds it offered on that page again, for a day; a logout removes it. Forms ask for it by `data-keep`,
 * whose value is the person; the offer is rendered next to them (`restore-offer.tsx`).
 */
type Kept = {
  at: number;
  isSent: boolean;
  fields: readonly TypedField[];
  /** A form that makes one record however often it is sent still does, put back with its text. */
  key?: string | undefined;
};

const dayMs = 86_400_000;
const prefix = 'desk-typed ';

export function preserveInput(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.matches('[action="/desk/logout"]')) forgetAll(() => true);
  });
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-keep]')].map((form) => {
    // By where it goes, and what it does there: a page may have several, and may be drawn at that address.
    const { pathname } = new URL(form.getAttribute('action') ?? '', location.href);
    const kind = hiddenIn(form, 'kind')?.value;
    const name = [`${prefix}${form.dataset.keep}`, pathname, kind].filter(Boolean).join(' ');
    return { form, name, sent: form.hasAttribute('data-held') ? sentFields(form, name) : undefined };
  });
  // The page that follows says whether it was saved, or shows it again.
  const isBack = forms.some(({ form }) => form.hasAttribute('data-held'));
  if (isBack || new URL(location.href).searchParams.has('said')) forgetAll(({ isSent }) => isSent);
  for (const each of forms) preserve(each);
}

/** Text typed into another form comes back in the one that has taken its place, which has nothing of its own yet. */
function sentFields(form: HTMLFormElement, name: string): Kept['fields'] | undefined {
  return read(name)?.fields ?? (names().some((other) => read(other)?.isSent) ? drawnFields(form) : undefined);
}

type KeptForm = { form: HTMLFormElement; name: string; sent: Kept['fields'] | undefined };

function preserve({ form, name, sent }: KeptForm): void {
  offer(form, name);
  const keep = (isSent: boolean) => {
    const fields = typedFields(form, sent);
    if (fields.length === 0) return sessionStorage.removeItem(name);
    const kept: Kept = { at: Date.now(), isSent, fields, key: hiddenIn(form, 'key')?.value };
    sessionStorage.setItem(name, JSON.stringify(kept));
  };
  form.addEventListener('input', () => keep(false));
  form.addEventListener('submit', () => keep(true));
}

function offer(form: HTMLFormElement, name: string): void {
  const box = form.querySelector<HTMLElement>('.restore-offer');
  const kept = read(name);
  if (!box || !kept || Date.now() - kept.at > dayMs || form.hasAttribute('data-held')) return;
  box.hidden = false;
  form.closest('details')?.setAttribute('open', '');
  // Nothing comes between until they have said what they want with it.
  form.setAttribute('data-held', '');
  const close = () => {
    box.hidden = true;
    form.removeAttribute('data-held');
  };
  box.querySelector('[data-kept="take"]')?.addEventListener('click', () => {
    putBack(form, kept.fields);
    const key = hiddenIn(form, 'key');
    if (key && kept.key) key.value = kept.key;
    close();
  });
  box.querySelector('[data-kept="drop"]')?.addEventListener('click', () => {
    sessionStorage.removeItem(name);
    close();
  });
}

function hiddenIn(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector(`input[type="hidden"][name="${name}"]`);
}

function read(name: string): Kept | undefined {
  const text = sessionStorage.getItem(name);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

/** Whether this window has text that was typed and has not arrived. */
export function isTextKept(): boolean {
  return names().length > 0;
}

function names(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
}

function forgetAll(isOver: (kept: Kept) => boolean): void {
  for (const name of names()) {
    const kept = read(name);
    if (kept && isOver(kept)) sessionStorage.removeItem(name);
  }
}
