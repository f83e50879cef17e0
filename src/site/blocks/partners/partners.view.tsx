import { allPartners } from '#content/collections/partners/partners.read.ts';
import { type Partner, partnerKinds } from '#content/model.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { partnersMessages } from './messages/messages.ts';

/** With whom the broker works, by kind: a list of names, and no ranking. */
export function PartnersBlock({ block, anchor, data }: BlockProps<'partners'> & { data: Partner[] }) {
  const { locale } = useSite();
  const { kinds } = partnersMessages(locale);
  const ofKind = Map.groupBy(data, ({ kind }) => kind);
  return (
    <Section name="partners" heading={block.heading} intro={block.intro} anchor={anchor}>
      <div>
        {partnerKinds.map((kind) => (
          <PartnersOfKind key={kind} name={kinds[kind]} partners={ofKind.get(kind) ?? []} />
        ))}
      </div>
    </Section>
  );
}

function PartnersOfKind({ name, partners }: { name: string; partners: Partner[] }) {
  if (partners.length === 0) return null;
  return (
    <div className="partners">
      <h3>{name}</h3>
      <ul>
        {partners.map((partner) => (
          <PartnerItem key={partner.id} {...partner} />
        ))}
      </ul>
    </div>
  );
}

/** The link vouches for nobody: what stands on their pages is theirs. */
function PartnerItem({ name, about, website }: Partner) {
  const theirs = useSite().linkTo(website);
  return (
    <li>
      {theirs ? (
        <a href={theirs} rel="external nofollow">
          {name}
        </a>
      ) : (
        <span className="partner-name">{name}</span>
      )}
      {about && <p>{about}</p>}
    </li>
  );
}

export const partnersView: BlockView<'partners', Partner[]> = {
  view: PartnersBlock,
  isEmpty: ({ data }) => data.length === 0,
  load: (_block, reader) => reader.ask(allPartners, ''),
};
