import { datesOf, type Renewal, timeLeft } from '../renewal.ts';

type Filled = { element: HTMLElement; renewal: Renewal; today: string };

/** Puts a renewal into the sheet whose template is in the page's HTML, and leads to it. */
export function fillSheet({ element, renewal, today }: Filled): void {
  const template = element.querySelector('template');
  template?.replaceWith(template.content);
  const sheet = element.querySelector<HTMLElement>('.renewal-sheet');
  if (!sheet) return;
  const { cover, insurer, day } = renewal;
  setText(sheet, 'cover', nameOfCover(element, cover));
  setText(sheet, 'insurer', insurer);
  setDay(sheet.querySelector('[data-slot="day"]'), day);
  for (const { stage, on } of datesOf(day)) {
    const item = sheet.querySelector(`[data-stage="${stage}"]`);
    setDay(item?.querySelector('time'), on);
    item?.toggleAttribute('hidden', on < today);
  }
  const left = String(timeLeft(day, today));
  for (const part of sheet.querySelectorAll<HTMLElement>('[data-left]'))
    part.hidden = part.dataset.left !== left;
  sheet
    .querySelector('[data-slot="checks"]')
    ?.replaceChildren(
      ...checksOf(element, cover).map((text) => Object.assign(newItem(), { textContent: text })),
    );
  for (const [name, value] of Object.entries({ cover, insurer, on: day }))
    for (const input of sheet.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
      input.value = value;
  // The answer is below the button that was pressed.
  sheet.focus();
}

export function nameOfCover(element: HTMLElement, cover: string): string {
  return element.querySelector(`option[value="${cover}"]`)?.textContent ?? '';
}

/** From the lists of all covers, which are in the page. */
export function checksOf(element: HTMLElement, cover: string): string[] {
  const items = element.querySelectorAll(`[data-cover="${cover}"] li`);
  return [...items].map(({ textContent }) => textContent ?? '');
}

function newItem(): HTMLLIElement {
  return document.createElement('li');
}

function setText(sheet: HTMLElement, slot: string, text: string): void {
  const place = sheet.querySelector(`[data-slot="${slot}"]`);
  if (place) place.textContent = text;
}

/** As the server writes it, in the page's language. */
function setDay(place: Element | null | undefined, day: string): void {
  if (!(place instanceof HTMLTimeElement)) return;
  place.dateTime = day;
  const written = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(document.documentElement.lang, { timeZone: 'UTC', ...format }).format(
      Date.parse(day),
    );
  place.textContent = `${written({ weekday: 'long' })}, ${written({ day: 'numeric', month: 'long', year: 'numeric' })}`;
}
