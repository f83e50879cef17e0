import { calendarFile } from '#platform/files/calendar-file.ts';
import { download } from '#ui/html/download.ts';
import type { StartIsland } from '#ui/island/island-module.ts';
import { todayInIndia } from '../days.ts';
import { type AskedRenewal, type Renewal, readRenewal } from '../renewal.ts';
import { calendarEntries } from './calendar-entries.ts';
import { checksOf, fillSheet, nameOfCover } from './fill-sheet.ts';
import type { KeeperProps } from './keeper-words.ts';
import { showUnclear } from './show-unclear.ts';

/** Works out dates, list and calendar file in the browser: nothing that is entered is sent. */
export const start: StartIsland<KeeperProps> = (element, { unclear, calendar: words, brand }) => {
  const form = element.querySelector<HTMLFormElement>('.renewal-form');
  if (!form) return {};

  element.addEventListener('submit', (event) => {
    const sent = event.target as HTMLFormElement;
    if (sent !== form && sent.dataset.take !== 'calendar') return;
    event.preventDefault();
    const read = readRenewal(fieldsOf(sent), todayInIndia());
    if ('unclear' in read) showUnclear(form, read.unclear, unclear);
    else if (sent === form) fillSheet({ element, renewal: read.renewal, today: todayInIndia() });
    else download('renewal-reminder.ics', fileOf(read.renewal), 'text/calendar');
  });

  element.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button[data-take="print"]')) printAlone();
  });
  return {};

  function fileOf(renewal: Renewal): string {
    return calendarFile(
      brand,
      calendarEntries(renewal, {
        words,
        cover: nameOfCover(element, renewal.cover),
        checks: checksOf(element, renewal.cover),
        url: location.origin + location.pathname,
        today: todayInIndia(),
      }),
    );
  }
};

function fieldsOf(form: HTMLFormElement): AskedRenewal {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** `renewal.seldom.css` leaves the rest of the page out. */
function printAlone(): void {
  const { documentElement: page } = document;
  page.dataset.print = 'renewal';
  addEventListener('afterprint', () => delete page.dataset.print, { once: true });
  print();
}
