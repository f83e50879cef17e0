import { allPartners } from '#content/collections/partners/partners.read.ts';
import { pictureOf } from '#content/collections/upload/upload.read.ts';
import { type Partner, partnerKinds, type StoredPicture } from '#content/model.ts';
import { useSite } from '../../document/site-context.tsx';
import { Credit } from '../../media/credit.tsx';
import { Picture } from '../../media/picture.tsx';
import { ExampleMark } from '../../people/example-mark.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { withUpload } from '../with-upload.ts';
import { partnersMessages } from './messages/messages.ts';

type Shown = Partner & { upload?: StoredPicture };

/** The partners of the broker, by kind: a list of names, and no ranking. */
export function PartnersBlock({ block, anchor, data }: BlockProps<'partners'> & { data: Shown[] }) {
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

function PartnersOfKind({ name, partners }: { name: string; partners: Shown[] }) {
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

/** The link vouches for no one: what is on their pages is theirs. */
function PartnerItem({ name, about, website, upload, isExample }: Shown) {
  const theirs = useSite().linkTo(website);
  return (
    <li>
      {upload && <Picture picture={upload} sizes="8rem" alt="" className="partner-logo" />}
      {theirs ? (
        <a className="standing-link" href={theirs} rel="external nofollow">
          {name}
        </a>
      ) : (
        <span className="standing-link">{name}</span>
      )}
      <ExampleMark isExample={isExample} />
      {about && <p>{about}</p>}
      <Credit picture={upload} />
    </li>
  );
}

export const partnersView: BlockView<'partners', Shown[]> = {
  view: PartnersBlock,
  isEmpty: ({ data }) => data.length === 0,
  load: async (_block, reader) =>
    withUpload(await reader.ask(allPartners, ''), ({ logo }) => pictureOf(logo, reader)),
};
