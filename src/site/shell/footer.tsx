import { callPaths } from '#cases/calls/call-paths.ts';
import { callMessages } from '#cases/messages/calls/messages.ts';
import type { MenuEntry } from '#content/model.ts';
import { pathIn } from '#ui/language/paths.ts';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import { telephoneLink, whatsappLink } from '../text/addresses.ts';
import { CallBackLink } from './call-back-link.tsx';
import { Disclosure } from './disclosure.tsx';
import { FooterNews } from './footer-news.tsx';
import { LanguageLinks } from './language-links.tsx';
import { shownEntries } from './menu-entries.ts';
import { TelephoneLink } from './telephone-link.tsx';

/** @param hasNews false where the page itself asks for the newsletter: its one field is on a page once */
type FooterProps = { hasNews?: boolean };

/** The last section of every page, landing pages included: it ends with the regulatory disclosure. */
export function Footer({ hasNews = true }: FooterProps) {
  const { settings, menus, locale, linkTo, pageWithKey } = useSite();
  const { contact, stats } = settings;
  const columns = shownEntries(menus.footer, linkTo);
  const claimsPage = pageWithKey('claims');
  const claimsHref = claimsPage && linkTo(claimsPage.path);
  const claims = columns.find(({ children }) => children.some(({ href }) => href === claimsHref));
  const { footer: text, callBack } = siteMessages(locale);
  const calls = callMessages(locale);
  return (
    <footer className="site-footer">
      {hasNews && <FooterNews />}
      <div className="wrap footer-columns">
        <ClaimSupport column={claims} />
        {columns
          .filter((column) => column !== claims)
          .map(({ title, children }) => (
            <div className="footer-menu" key={title}>
              <h2>{title}</h2>
              <ul>
                <MenuLinks entries={children} />
              </ul>
            </div>
          ))}
        <div>
          <h2>{text.talk}</h2>
          <ul>
            <li>
              <CallBackLink variant="general">{callBack.talkToAnExpert}</CallBackLink>
            </li>
            {contact.helpline && (
              <li>
                <TelephoneLink />
              </li>
            )}
            {contact.whatsapp && (
              <li>
                <a href={whatsappLink(contact.whatsapp)}>
                  {text.whatsapp} {contact.whatsapp}
                </a>
              </li>
            )}
            <li>
              <a href={pathIn(locale, callPaths.status)}>{calls.open.title}</a>
            </li>
            <li>
              <a href={pathIn(locale, callPaths.caller)}>{calls.caller.title}</a>
            </li>
          </ul>
        </div>
        <SocialLinks />
        <LanguageLinks />
        <dl className="footer-stats">
          <div>
            <dt>{text.insurers}</dt>
            <dd>{stats.insurers}</dd>
          </div>
          <div>
            <dt>{text.corporateClients}</dt>
            <dd>{stats.corporateClients}</dd>
          </div>
        </dl>
      </div>
      <Disclosure />
    </footer>
  );
}

/**
 * Never without a way to help with a claim: our own address and number, and the links of the menu's column on claims; if
 * there is neither, the page on claims.
 */
function ClaimSupport({ column }: { column: MenuEntry | undefined }) {
  const { settings, locale, linkTo, pageWithKey } = useSite();
  const { claimsEmail, claimsPhone } = settings.contact;
  const text = siteMessages(locale).footer;
  const claims = claimsEmail || claimsPhone || column ? undefined : pageWithKey('claims');
  return (
    <div>
      <h2>{column?.title ?? text.claimSupport}</h2>
      <ul>
        {claimsEmail && (
          <li>
            <a href={`mailto:${claimsEmail}`}>{claimsEmail}</a>
          </li>
        )}
        {claimsPhone && (
          <li>
            <a href={telephoneLink(claimsPhone)}>
              {claimsPhone} ({text.tollFree})
            </a>
          </li>
        )}
        {claims && (
          <li>
            <a href={linkTo(claims.path)}>{claims.name}</a>
          </li>
        )}
        <MenuLinks entries={column?.children ?? []} />
      </ul>
    </div>
  );
}

function MenuLinks({ entries }: { entries: MenuEntry[] }) {
  return entries.map(({ title, href }) => (
    <li key={href}>
      <a href={href}>{title}</a>
    </li>
  ));
}

function SocialLinks() {
  const { settings, locale, linkTo } = useSite();
  const { links } = settings;
  const text = siteMessages(locale).footer;
  const shown = [
    { title: text.linkedIn, href: linkTo(links.linkedIn) },
    { title: text.facebook, href: linkTo(links.facebook) },
  ].filter(({ href }) => href);
  if (shown.length === 0) return null;
  return (
    <div>
      <h2>{text.follow}</h2>
      <ul>
        {shown.map(({ title, href }) => (
          <li key={title}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
