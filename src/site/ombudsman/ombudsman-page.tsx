import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { asSentences } from '#ui/language/sentences.ts';
import { deadlinesPath } from '../deadlines/deadlines-path.ts';
import { useSite } from '../document/site-context.tsx';
import type { ConfirmedList } from './confirmed-list.ts';
import { ombudsmanMessages } from './messages/messages.ts';
import { type AskedOffice, type FoundOffices, nameIn, type Office } from './offices.ts';
import { OmbudsmanForm } from './ombudsman-form.tsx';

export const councilAddress = 'https://www.cioins.co.in';

type OmbudsmanPageProps = {
  list: ConfirmedList | undefined;
  asked: AskedOffice | undefined;
  answer: FoundOffices | undefined;
};

/** Without a confirmed list it leads to the Council's and asks nothing. */
export function OmbudsmanPage({ list, asked, answer }: OmbudsmanPageProps) {
  const { locale } = useSite();
  const text = ombudsmanMessages(locale);
  const problem = answer && 'problem' in answer ? answer.problem : undefined;
  return (
    <div className="deadlines-page">
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      {list ? (
        <>
          <OmbudsmanForm asked={asked} problem={problem} />
          {answer && 'found' in answer && <Answer list={list} answer={answer} asked={asked} />}
          <p>
            <a href={councilAddress}>{asSentences([text.check], locale)}</a> <Confirmed list={list} />
          </p>
        </>
      ) : (
        <>
          <p>
            <a className="button button-main" href={councilAddress}>
              {text.council}
            </a>
          </p>
          <p className="field-hint">{text.councilHint}</p>
        </>
      )}
      <Onward />
    </div>
  );
}

function Confirmed({ list }: { list: ConfirmedList }) {
  const { locale } = useSite();
  return ombudsmanMessages(locale).confirmed(dateInWords(dateInIndia(new Date(list.at)), locale));
}

type AnswerProps = {
  list: ConfirmedList;
  answer: Extract<FoundOffices, { found: Office[] }>;
  asked: AskedOffice | undefined;
};

function Answer({ list, answer: { by, found }, asked }: AnswerProps) {
  const text = ombudsmanMessages(useSite().locale);
  const isOne = found.length < 2;
  return (
    <section id="office" aria-labelledby="office-heading">
      <h2 id="office-heading">{isOne ? text.found : text.several}</h2>
      {found.length === 0 && <p>{text.none}</p>}
      {!isOne && <p>{by === 'pin' ? text.severalByPin(firstDigits(asked)) : text.severalByPlace}</p>}
      {found.length > 0 && (
        <ul className="deadline-list">
          {found.map((office) => (
            <OfficeItem key={office.id} office={office} list={list} />
          ))}
        </ul>
      )}
    </section>
  );
}

function firstDigits(asked: AskedOffice | undefined): string {
  return (asked?.pin ?? '').replaceAll(/\s/g, '').slice(0, 3);
}

function OfficeItem({ office: { id, city, serves }, list }: { office: Office; list: ConfirmedList }) {
  const { locale } = useSite();
  const text = ombudsmanMessages(locale);
  const { address = '', phone = '', email = '' } = list.contacts[id] ?? {};
  return (
    <li>
      <h3>{text.office(nameIn(city, locale))}</h3>
      <p>
        <strong>{text.serves}:</strong> {nameIn(serves, locale)}
      </p>
      {address ? <Address address={address} /> : <p>{text.noAddress}</p>}
      {phone && (
        <p>
          <strong>{text.phone}:</strong> {phone}
        </p>
      )}
      {email && (
        <p>
          <strong>{text.email}:</strong> <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </li>
  );
}

/** In English in every language: it goes on the envelope. */
function Address({ address }: { address: string }) {
  const text = ombudsmanMessages(useSite().locale);
  return (
    <>
      <p>
        <strong>{text.address}:</strong>
      </p>
      <address lang="en">
        {[text.addressee, ...address.split('\n')].map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </address>
    </>
  );
}

function Onward() {
  const { locale, linkTo, pageWithKey } = useSite();
  const text = ombudsmanMessages(locale);
  const links = Object.entries(text.onward).flatMap(([key, label]) => {
    const page = pageWithKey(key);
    return page ? [{ label, href: linkTo(page.path) }] : [];
  });
  return (
    <ul className="deadline-onward">
      {[{ label: text.deadlines, href: linkTo(deadlinesPath) }, ...links].map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
