import { allCertificates } from '#content/collections/certificates/certificates.read.ts';
import { documentOf, pictureOf } from '#content/collections/upload/upload.read.ts';
import { documentFile, mediaAddress, plainFile } from '#content/collections/upload/upload-names.ts';
import type { Certificate, StoredDocument, StoredPicture } from '#content/model.ts';
import { Fact } from '#ui/html/fact.tsx';
import { dateInWords } from '#ui/language/dates.ts';
import type { PageClock } from '../../document/page-clock.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { withUpload } from '../with-upload.ts';
import { certificatesMessages } from './messages/messages.ts';

type Upload = StoredDocument | StoredPicture;
type Shown = Certificate & { upload?: Upload };

/** Shows certificates while they are valid. */
export function CertificatesBlock({ block, anchor, data }: BlockProps<'certificates'> & { data: Shown[] }) {
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
function validOn(clock: PageClock, certificates: Shown[]): Shown[] {
  return certificates.filter(({ validTill }) => !validTill || !clock.hasPassed(validTill));
}

function CertificateItem({ title, issuer, number, issuedOn, validTill, upload }: Shown) {
  const text = certificatesMessages(useSite().locale);
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{issuer}</p>
        {upload && (
          <a className="standing-link" href={mediaAddress(fileOf(upload))}>
            {text.open(upload.kind)}
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
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

function fileOf(upload: Upload): string {
  return upload.kind === 'pdf' ? documentFile(upload.name) : plainFile(upload);
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dateInWords(date, useSite().locale)}</time>;
}

export const certificatesView: BlockView<'certificates', Shown[]> = {
  view: CertificatesBlock,
  isEmpty: ({ data, clock }) => validOn(clock, data).length === 0,
  load: async (_block, reader) =>
    withUpload<Certificate, Upload>(
      await reader.ask(allCertificates, ''),
      async ({ document }) => (await documentOf(document, reader)) ?? pictureOf(document, reader),
    ),
};
