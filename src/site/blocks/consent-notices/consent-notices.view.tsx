import { listed } from '#content/read/list-source.ts';
import { versionOf } from '#content/read/source.ts';
import { nameOf } from '#content/read/table-states.ts';
import { directionOf, type NoticeFile } from '#enquiry/notices/notice-file.ts';
import { noticePath } from '#enquiry/notices/notice-path.ts';
import { noticeTables, shownNotices } from '#enquiry/notices/notices.ts';
import { pathIn } from '#ui/language/paths.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';

type Shown = Pick<NoticeFile, 'code' | 'name' | 'tag' | 'script'>;

const readShown = async (): Promise<Shown[]> =>
  (await shownNotices()).map(({ code, name, tag, script }) => ({ code, name, tag, script }));

/** Asked with the empty text; its version is the languages themselves. */
const noticesSource = listed<Shown[]>({
  name: 'consent-notices',
  tables: noticeTables.map(nameOf),
  async versions(asked) {
    const version = versionOf(await readShown());
    return new Map(asked.map((each) => [each, version]));
  },
  read: readShown,
});

export function ConsentNoticesBlock({
  block,
  anchor,
  data,
}: BlockProps<'consent-notices'> & { data: Shown[] }) {
  const { locale } = useSite();
  return (
    <Section name="consent-notices" heading={block.heading} intro={block.intro} anchor={anchor}>
      <p>
        {data.map((notice, index) => (
          <span key={notice.code}>
            {index > 0 && ' · '}
            <a
              className="standing-link"
              href={`${pathIn(locale, noticePath)}/${notice.code}`}
              lang={notice.tag}
              hrefLang={notice.tag}
              dir={directionOf(notice)}
            >
              {notice.name}
            </a>
          </span>
        ))}
      </p>
    </Section>
  );
}

export const consentNoticesView: BlockView<'consent-notices', Shown[]> = {
  view: ConsentNoticesBlock,
  isEmpty: ({ data }) => data.length === 0,
  load: (_block, reader) => reader.ask(noticesSource, ''),
};
