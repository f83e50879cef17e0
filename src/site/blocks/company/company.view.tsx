import { Fact } from '#ui/html/fact.tsx';
import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import { telephoneLink } from '../../text/addresses.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { companyMessages } from './messages/messages.ts';

/** States the facts that rule 26 of the Companies (Incorporation) Rules asks of a home page. */
function CompanyBlock({ block, anchor }: BlockProps<'company'>) {
  const { settings, locale } = useSite();
  const { brand, company, contact } = settings;
  const text = companyMessages(locale);
  const { footer } = siteMessages(locale);
  return (
    <Section name="company" heading={block.heading} anchor={anchor}>
      <dl className="facts">
        <Fact label={text.name}>{company.legalName || brand}</Fact>
        {company.registeredOffice && <Fact label={footer.registeredOffice}>{company.registeredOffice}</Fact>}
        {company.cin && <Fact label={text.cin}>{company.cin}</Fact>}
        {contact.helpline && (
          <Fact label={text.phone}>
            <a href={telephoneLink(contact.helpline)}>{contact.helpline}</a>
          </Fact>
        )}
        {contact.supportEmail && (
          <Fact label={text.email}>
            <a href={`mailto:${contact.supportEmail}`}>{contact.supportEmail}</a>
          </Fact>
        )}
        {company.contactPerson && <Fact label={text.contactPerson}>{company.contactPerson}</Fact>}
      </dl>
    </Section>
  );
}

export const companyView: BlockView<'company'> = {
  view: CompanyBlock,
  // The name of the brand alone is no news to anyone who reads its page.
  isEmpty: ({ settings: { company, contact } }) =>
    ![
      company.legalName,
      company.registeredOffice,
      company.cin,
      company.contactPerson,
      contact.helpline,
      contact.supportEmail,
    ].some(Boolean),
  neededOn: {
    kind: 'home',
    make: (_page, locale) => ({
      id: 'company',
      blockType: 'company',
      heading: companyMessages(locale).defaultHeading,
    }),
  },
};
