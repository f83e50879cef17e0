import { Fragment } from 'react';
import type { TermsVersion } from '#content/articles.model.ts';
import { allTerms } from '#content/collections/terms/terms.read.ts';
import type { RichTextValue } from '#content/rich-text-value.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { fullStopIn } from '#ui/language/sentences.ts';
import type { PageClock } from '../../document/page-clock.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { RichText } from '../rich-text.tsx';
import { FoldContext, Section } from '../section.tsx';
import { termsMessages } from './messages/messages.ts';
import { sectionsOf } from './sections-of.ts';

/** The terms whose day has come, section by section, and what applied before. */
function TermsBlock({ block, anchor, data }: BlockProps<'terms'> & { data: TermsVersion[] }) {
  const { clock, locale } = useSite();
  const text = termsMessages(locale);
  const [present, ...before] = upToToday(clock, data);
  if (!present) return null;
  const { opening, sections } = sectionsOf(present.body, anchor);
  return (
    <>
      <FoldContext value={false}>
        <Section name="terms" heading={block.heading} anchor={anchor}>
          <p className="intro meta">
            {text.inForce} <Day date={present.inForceFrom} />
            {fullStopIn(locale)} {present.whatChanged}
          </p>
          <Prose value={opening} />
        </Section>
      </FoldContext>
      {sections.map(({ heading, anchor: place, value }) => (
        <Section key={place} name="prose" heading={heading} anchor={place}>
          <Prose value={value} />
        </Section>
      ))}
      {before.length > 0 && (
        <Section
          name="terms"
          heading={text.before}
          intro={text.beforeIntro}
          anchor={`${anchor}-${earlierPlace}`}
        >
          <div className="questions">
            {before.map((version) => (
              <EarlierVersion key={version.inForceFrom} version={version} above={anchor} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

/** Folded, and open to anyone who follows a link into it, as browsers unfold what such a link leads to. */
function EarlierVersion({ version, above }: { version: TermsVersion; above: string }) {
  const { inForceFrom, whatChanged, body } = version;
  const place = `${above}-${inForceFrom}`;
  const text = termsMessages(useSite().locale);
  const { opening, sections } = sectionsOf(body, place);
  return (
    <details id={place}>
      <summary>
        <span>
          {text.inForce} <Day date={inForceFrom} />
        </span>
      </summary>
      <div className="prose">
        <p>{whatChanged}</p>
        <RichText value={opening} />
        {sections.map(({ heading, anchor, value }) => (
          <Fragment key={anchor}>
            <h3 id={anchor}>{heading}</h3>
            <RichText value={value} />
          </Fragment>
        ))}
      </div>
    </details>
  );
}

function Prose({ value }: { value: RichTextValue }) {
  if (value.root.children.length === 0) return null;
  return (
    <div className="prose">
      <RichText value={value} />
    </div>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dateInWords(date, useSite().locale)}</time>;
}

/** The one in force first. Each is asked, so that the page knows the day on which the next one comes. */
function upToToday(clock: PageClock, versions: TermsVersion[]): TermsVersion[] {
  return versions.filter(({ inForceFrom }) => clock.hasCome(inForceFrom));
}

const earlierPlace = 'earlier';

export const termsView: BlockView<'terms', TermsVersion[]> = {
  view: TermsBlock,
  load: (_block, reader) => reader.ask(allTerms, ''),
  isEmpty: ({ data, clock }) => upToToday(clock, data).length === 0,
  contents({ anchor, data, clock, locale }) {
    const [present, ...before] = upToToday(clock, data);
    if (!present) return [];
    const earlier = { anchor: `${anchor}-${earlierPlace}`, heading: termsMessages(locale).before };
    return [...sectionsOf(present.body, anchor).sections, ...(before.length > 0 ? [earlier] : [])];
  },
};
