import { contactsOf, type KeptList } from '#site/ombudsman/confirmed-list.ts';
import { offices, sourcesReadOn } from '#site/ombudsman/offices.ts';
import { ombudsmanPath } from '#site/ombudsman/ombudsman-path.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { momentInShort } from '../../moments.ts';
import { OfficeFields } from './office-fields.tsx';
import type { ContactProblem, Contacts } from './read-contacts.ts';

type OmbudsmanDeskPageProps = {
  kept: KeptList | undefined;
  contacts: Contacts;
  problem: ContactProblem | undefined;
};

/** `/desk/words/ombudsman`: every office with its area and its sources, to compare, correct and confirm. */
export function OmbudsmanDeskPage({ kept, contacts, problem }: OmbudsmanDeskPageProps) {
  const now = contactsOf(kept);
  return (
    <div className="desk-wrap words ombudsman">
      <p>
        <a className="words-back" href="/desk/words">
          Words
        </a>
      </p>
      <h1>The Ombudsman’s offices</h1>
      <State kept={kept} />
      <p className="desk-soft">
        The areas and what is filled in below are from published lists, read on{' '}
        {dateInWords(sourcesReadOn, defaultLocale)}: a field is filled in only if two lists agree. Compare
        every office with{' '}
        <a href="https://www.cioins.co.in" rel="noreferrer">
          cioins.co.in
        </a>{' '}
        and correct it here. If an area is wrong, do not confirm; tell the people who run the site.
      </p>
      <form method="post" action="/desk/words/ombudsman">
        {problem && (
          <p className="desk-said desk-said-no" role="alert">
            {inWords(problem, kept?.by ?? 'Someone')}
          </p>
        )}
        {offices.map((office) => (
          <OfficeFields
            key={office.id}
            office={office}
            contact={contacts[office.id]}
            now={now[office.id]}
            isStale={problem?.kind === 'stale'}
            isWrong={problem?.office === office.id}
          />
        ))}
        <p>
          <label className="ombudsman-checked">
            <input type="checkbox" name="checked" value="yes" /> I have compared every office and area with
            cioins.co.in.
          </label>
        </p>
        <button className="button" type="submit">
          Confirm and show to visitors
        </button>
      </form>
    </div>
  );
}

function State({ kept }: { kept: KeptList | undefined }) {
  const page = <a href={ombudsmanPath}>their page</a>;
  if (!kept)
    return <p>Nobody has confirmed this list yet. Until then, {page} leads visitors to cioins.co.in.</p>;
  const { isShown, by, at } = kept;
  if (!isShown)
    return (
      <p>
        Visitors do not see the list: {page} leads them to cioins.co.in. {by} confirmed it last,{' '}
        {momentInShort(new Date(at))}.
      </p>
    );
  return (
    <>
      <p className="desk-said" role="status">
        Visitors see this list on {page}. {by} confirmed it {momentInShort(new Date(at))}.
      </p>
      <form method="post" action="/desk/words/ombudsman/hide">
        <button className="button button-line" type="submit">
          Hide it from visitors
        </button>
      </form>
    </>
  );
}

function inWords({ kind, office }: ContactProblem, who: string): string {
  if (kind === 'stale')
    return `${who} has confirmed another list since you opened this page. Nothing was saved. What you typed is below, beside what is confirmed now; everything else is as confirmed. Compare the offices again, and tick the box.`;
  if (kind === 'unchecked')
    return 'Nothing was saved: tick the box below the list once you have compared every office. What you typed is still here.';
  const city = offices.find(({ id }) => id === office)?.city.en ?? '';
  return `The e-mail address of the office in ${city} is not valid. Correct it, or leave it empty. What you typed is still here.`;
}
