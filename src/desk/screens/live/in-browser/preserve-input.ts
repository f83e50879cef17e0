import { hasInput } from './has-input.ts';

/**
 * Text that is typed into a form of the desk is kept in its window until it has arrived, so that a session that ends
 * in the middle of a sentence, a network that goes away or a wrong press takes nothing of it. Where it was not sent,
 * the same person finds it offered on that page again, for a day; a logout removes it. Forms ask for it by `data-keep`,
 * whose value is the person; the offer is rendered next to them (`restore-offer.tsx`).
 */
type Kept = { at: number; isSent: boolean; fields: [name: string, value: string][] };

const dayMs = 86_400_000;
const prefix = 'desk-typed ';

export function preserveInput(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.matches('[action="/desk/logout"]')) forgetAll(() => true);
  });
  const form = document.querySelector<HTMLFormElement>('form[data-keep]');
  // The page that follows says whether it was saved, or shows it again.
  const hasArrived = new URL(location.href).searchParams.has('said') || form?.hasAttribute('data-held');
  if (hasArrived) forgetAll(({ isSent }) => isSent);
  if (!form) return;
  const name = `${prefix}${form.dataset.keep} ${location.pathname}`;
  offer(form, name);
  const keep = (isSent: boolean) => {
    if (!hasInput(form)) return sessionStorage.removeItem(name);
    const kept: Kept = { at: Date.now(), isSent, fields: fieldsOf(form) };
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
  // Nothing comes between until they have said what they want with it.
  form.setAttribute('data-held', '');
  const close = () => {
    box.hidden = true;
    form.removeAttribute('data-held');
  };
  box.querySelector('[data-kept="take"]')?.addEventListener('click', () => {
    fill(form, kept);
    close();
  });
  box.querySelector('[data-kept="drop"]')?.addEventListener('click', () => {
    sessionStorage.removeItem(name);
    close();
  });
}

/** Fields that a person has filled in; what the page says of itself, a key among it, is not theirs. */
function fieldsOf(form: HTMLFormElement): Kept['fields'] {
  const hidden = new Set(
    [...form.querySelectorAll<HTMLInputElement>('[type=hidden]')].map((field) => field.name),
  );
  return [...new FormData(form)].flatMap(([name, value]): Kept['fields'] =>
    typeof value === 'string' && value !== '' && !hidden.has(name) ? [[name, value]] : [],
  );
}

function fill(form: HTMLFormElement, { fields }: Kept): void {
  const values = new Map(fields);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
      field.checked = values.get(field.name) === field.value;
    else if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement || isText(field))
      field.value = values.get(field.name) ?? field.value;
  }
}

function isText(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type !== 'hidden';
}

function read(name: string): Kept | undefined {
  const text = sessionStorage.getItem(name);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

function forgetAll(isOver: (kept: Kept) => boolean): void {
  for (const name of Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))) {
    const kept = read(name);
    if (kept && isOver(kept)) sessionStorage.removeItem(name);
  }
}
