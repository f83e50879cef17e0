import { wordsFor } from '#content/collections/site-settings/settings-words.ts';
import type { NamedText } from '#content/collections/site-settings/unset-settings.ts';
import { subjectOfPlace } from '../../office-settings/office-subjects.ts';
import { capital } from '../../short-labels.ts';

/** Settings that wait for the truth; until then the sentences that name them are left out of visitors' pages. */
export function UnsetSection({ unset }: { unset: readonly NamedText[] }) {
  return (
    <section id="unset">
      <h2>Settings that are not set</h2>
      <p className="desk-soft">
        Sentences, links and table rows that name one of these are left out of every page. Each name leads to
        where it is filled in.
      </p>
      {unset.length === 0 ? (
        <p className="words-none">Every setting is filled in.</p>
      ) : (
        <table className="words-searches">
          <caption className="visually-hidden">Settings that are not set</caption>
          <thead>
            <tr>
              <th scope="col">Setting</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {unset.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={fieldOf(name)}>{inWords(name)}</a>
                </th>
                <td>{text || 'empty'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Its field on the desk's form for what an office changes each week, or on the panel's for everything else. */
function fieldOf(name: string): string {
  const subject = subjectOfPlace(name);
  return subject
    ? `/desk/office/${subject.key}#field-${name}`
    : `/admin/globals/site-settings#field-${name.replaceAll('.', '__')}`;
}

/** `company.grievanceOfficer` as it is in the panel: "Company: Grievance officer". */
function inWords(name: string): string {
  return name
    .split('.')
    .map((part) => {
      const { label } = wordsFor(part);
      return typeof label === 'string'
        ? label
        : capital(part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
    })
    .join(': ');
}
