import {
  allDocuments,
  type ListedDocument,
} from '#content/collections/legal-documents/all-documents.read.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { fileSize } from '#ui/language/numbers.ts';
import { fullStopIn } from '#ui/language/sentences.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { publishedDocumentsMessages } from './messages/messages.ts';

type Props = BlockProps<'published-documents'> & { data: ListedDocument[] };

/** Lists the documents that the law, or we, want everyone to be able to open: each with its day, the newest first. */
export function PublishedDocumentsBlock({ block, anchor, data }: Props) {
  return (
    <Section name="published-documents" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="link-list">
        {data.map((document) => (
          <DocumentRow key={document.id} {...document} />
        ))}
      </ul>
    </Section>
  );
}

function DocumentRow({ title, address, datedOn, bytes }: ListedDocument) {
  const { locale } = useSite();
  const about = publishedDocumentsMessages(locale).about(fileSize(bytes, locale));
  return (
    <li>
      <div>
        <a href={address}>{title}</a>
        <p>
          {datedOn && (
            <>
              <time dateTime={datedOn}>{dateInWords(datedOn, locale)}</time>
              {`${fullStopIn(locale)} `}
            </>
          )}
          {about}
        </p>
      </div>
    </li>
  );
}

export const publishedDocumentsView: BlockView<'published-documents', ListedDocument[]> = {
  view: PublishedDocumentsBlock,
  isEmpty: ({ data }) => data.length === 0,
  load: (_block, reader) => reader.ask(allDocuments, ''),
};
