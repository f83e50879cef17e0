import { dateInIndia } from '#platform/clock.ts';
import { useSite } from '../document/site-context.tsx';
import { messages } from '../messages/en.ts';
import { dateInFigures } from '../text/dates.ts';

/** What the regulator wants a visitor to read on every page. All of it is settings. */
export function Disclosure() {
  const { company, licence, disclosure } = useSite().settings;
  const text = messages.footer;
  const legalLinks = [
    { href: '/privacy-policy', title: text.privacyPolicy },
    { href: '/terms-condition', title: text.terms },
    { href: '/contact-us', title: text.contact },
  ];
  return (
    <div className="wrap disclosure">
      <dl>
        <Line label={text.company} value={company.legalName} />
        <Line label={text.registeredOffice} value={company.registeredOffice} />
        <Line label={text.principalPlace} value={company.principalPlace} />
        <Line label={text.cin} value={company.cin} />
        <Line
          label={text.licence}
          value={text.licenceText({ ...licence, validTill: dateInFigures(licence.validTill) })}
        />
      </dl>
      <p>{disclosure.underwriting}</p>
      <p>{disclosure.solicitation}</p>
      <ul className="legal-links" aria-label={text.legalLinks}>
        {legalLinks.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      <p>{text.copyright(dateInIndia().slice(0, 4), company.legalName)}</p>
    </div>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
