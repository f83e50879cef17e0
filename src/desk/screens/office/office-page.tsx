import { callingHoursInWords, dayInWords } from '#forms/slot-in-words.ts';
import { dateInIndia } from '#platform/clock.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { momentInWords } from '../../moments.ts';
import { valueInWords } from '../../office-settings/office-effects.ts';
import type { OfficeChange } from '../../office-settings/office-history.ts';
import type { Reachable } from '../../office-settings/office-people.ts';
import type { OfficeSubject, OfficeValues } from '../../office-settings/office-subjects.ts';
import { daysOf, setElsewhere } from '../../office-settings/office-values.ts';

type ShownSubject = { subject: OfficeSubject; values: OfficeValues; last: OfficeChange | undefined };
type OfficePageProps = {
  subjects: readonly ShownSubject[];
  team: readonly Reachable[];
  offices: readonly Reachable[];
};

/** `/desk/office`: what visitors read of the office now, subject by subject, and the way to each form. */
export function OfficePage({ subjects, team, offices }: OfficePageProps) {
  return (
    <div className="desk-wrap office">
      <h1>Office</h1>
      <p className="office-lead">
        The details that an office changes from week to week, as visitors see them now. Each subject has a
        form that shows, before you save, what will change on the site.
      </p>
      <ul className="office-subjects">
        {subjects.map((shown) => (
          <Subject key={shown.subject.key} {...shown} />
        ))}
        <li className="office-subject">
          <h2>
            <a href="/desk/tools">Figures of the tools</a>
          </h2>
          <p className="desk-soft">
            Rates, limits and thresholds that the calculators use, with their sources. A change starts as a
            draft, with a preview of what it does.
          </p>
        </li>
      </ul>
      <section aria-labelledby="team">
        <h2 id="team">Who can be reached, and when</h2>
        <p className="desk-soft">
          The advisers on our pages, and when each can be reached, where this differs from our calling hours.
          To change names and portraits, open the advisers’ forms in the panel.
        </p>
        <People of={team} collection="team" none="Nobody is shown on the site yet." />
      </section>
      <section aria-labelledby="offices">
        <h2 id="offices">Offices</h2>
        <p className="desk-soft">
          Addresses, opening hours and telephone numbers for visitors who come to your offices.
        </p>
        <People of={offices} collection="contact" none="No office is shown on the site yet." />
      </section>
      <section aria-labelledby="rarer">
        <h2 id="rarer">Changed less often</h2>
        <p>
          Name, licence, registered office, retention periods, premiums of the IVF maternity plan, addresses
          of other sites and the disclosure are in the panel, under{' '}
          <a href="/admin/globals/site-settings">Site settings</a>; menus are{' '}
          <a href="/admin/globals/menus">there as well</a>.
        </p>
      </section>
    </div>
  );
}

function Subject({ subject, values, last }: ShownSubject) {
  const { key, title } = subject;
  return (
    <li className="office-subject">
      <h2>
        <a href={`/desk/office/${key}`}>{title}</a>
      </h2>
      <Values subject={subject} values={values} />
      <p className="desk-soft desk-small">
        {last ? `Changed by ${last.who}, ${momentInWords(last.createdAt)}` : 'Nobody has changed it yet.'}
      </p>
    </li>
  );
}

const daysShown = 4;

function Values({ subject: { key, fields }, values }: Pick<ShownSubject, 'subject' | 'values'>) {
  if (key === 'hours') {
    const of = (name: string) => values[`callingHours.${name}`] ?? '';
    const days = { firstDay: Number(of('firstDay')), lastDay: Number(of('lastDay')), holidays: [] };
    return (
      <p className="office-value">
        {callingHoursInWords({ ...days, from: of('from'), to: of('to') }, defaultLocale)}
      </p>
    );
  }
  if (key === 'holidays') {
    const ahead = daysOf(values['callingHours.holidays']).filter((day) => day >= dateInIndia());
    if (ahead.length === 0) return <p className="office-value">No holidays are coming up.</p>;
    return (
      <ul className="office-value">
        {ahead.slice(0, daysShown).map((day) => (
          <li key={day}>{dayInWords(day, defaultLocale)}</li>
        ))}
        {ahead.length > daysShown && <li>and {ahead.length - daysShown} more</li>}
      </ul>
    );
  }
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.place}>
          <dt>{field.label}</dt>
          <dd>
            {(setElsewhere(field) ?? valueInWords(field, values[field.place] ?? '')) || (
              <span className="office-unset">not set</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PeopleProps = { of: readonly Reachable[]; collection: 'team' | 'contact'; none: string };

function People({ of, collection, none }: PeopleProps) {
  const base = `/admin/collections/${collection}`;
  return (
    <>
      {of.length === 0 ? (
        <p className="words-none">{none}</p>
      ) : (
        <table className="office-people desk-stacked">
          <caption className="visually-hidden">{collection === 'team' ? 'Advisers' : 'Offices'}</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">{collection === 'team' ? 'Helps with' : 'Address'}</th>
              <th scope="col">{collection === 'team' ? 'Can be reached' : 'Open'}</th>
              {collection === 'contact' && <th scope="col">Telephone</th>}
            </tr>
          </thead>
          <tbody>
            {of.map(({ id, name, about, hours, phone }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`${base}/${id}`}>{name}</a>
                </th>
                <td>{about}</td>
                <td>{hours || (collection === 'team' ? 'During calling hours' : 'not set')}</td>
                {collection === 'contact' && <td>{phone || 'not set'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a className="office-back" href={`${base}/create`}>
          {collection === 'team' ? 'Add a person' : 'Add an office'}
        </a>
      </p>
    </>
  );
}
