import { dateInFigures } from '#ui/language/dates.ts';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';

/** Facts that the regulator wants a visitor to read on every page. All of it is settings. */
export function Disclosure() {
  const { settings, clock, pageWithKey, locale, linkTo } = useSite();
  const { company, licence, disclosure } = settings;
  const text = siteMessages(locale).footer;
  const legalLinks = [
    { page: pageWithKey('privacy-policy'), title: text.privacyPolicy },
    { page: pageWithKey('terms-condition'), title: text.terms },
    { page: pageWithKey('contact-us'), title: text.contact },
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
          value={text.licenceText({
            category: licence.category,
            number: licence.number,
            // Said only while it holds; staff are warned on every screen of theirs (`desk/`).
            validTill:
              licence.validTill && !clock.hasPassed(licence.validTill)
                ? dateInFigures(licence.validTill, locale)
                : undefined,
          })}
        />
      </dl>
      <p>{disclosure.underwriting}</p>
      <p>{disclosure.solicitation}</p>
      <ul className="legal-links" aria-label={text.legalLinks}>
        {legalLinks.map(
          ({ page, title }) =>
            page && (
              <li key={page.path}>
                <a href={linkTo(page.path)}>{title}</a>
              </li>
            ),
        )}
      </ul>
      <p>{text.copyright(clock.year(), company.legalName || settings.brand)}</p>
    </div>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
