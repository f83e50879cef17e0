import { allCertificates } from '#content/collections/certificates/certificates.read.ts';
import type { Certificate } from '#content/model.ts';
import { dateInWords } from '#ui/language/dates.ts';
import type { PageClock } from '../../document/page-clock.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Fact } from '../fact.tsx';
import { Section } from '../section.tsx';
import { certificatesMessages } from './messages/messages.ts';

/** What can be shown on paper, while it is valid. */
export function CertificatesBlock({
  block,
  anchor,
  data,
}: BlockProps<'certificates'> & { data: Certificate[] }) {
  const valid = validOn(useSite().clock, data);
  return (
    <Section name="certificates" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="titled-list">
        {valid.map((certificate) => (
          <CertificateItem key={certificate.id} {...certificate} />
        ))}
      </ul>
    </Section>
  );
}

/** Each is asked, so that the page knows the first day on which one has ended. */
function validOn(clock: PageClock, certificates: Certificate[]): Certificate[] {
  return certificates.filter(({ validTill }) => !validTill || !clock.hasPassed(validTill));
}

function CertificateItem({ title, issuer, number, issuedOn, validTill }: Certificate) {
  const text = certificatesMessages(useSite().locale);
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{issuer}</p>
      </div>
      <dl className="facts">
        {number && <Fact label={text.number}>{number}</Fact>}
        <Fact label={text.issuedOn}>
          <Day date={issuedOn} />
        </Fact>
        {validTill && (
          <Fact label={text.validTill}>
            <Day date={validTill} />
          </Fact>
        )}
      </dl>
    </li>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dateInWords(date, useSite().locale)}</time>;
}

export const certificatesView: BlockView<'certificates', Certificate[]> = {
  view: CertificatesBlock,
  isEmpty: ({ data, clock }) => validOn(clock, data).length === 0,
  load: (_block, reader) => reader.ask(allCertificates, ''),
};
