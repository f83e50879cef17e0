import { allOpenings } from '#content/collections/careers/careers.read.ts';
import type { Opening } from '#content/model.ts';
import { applicationForm } from '#enquiry/definitions/application.form.ts';
import { pathOfForm } from '#enquiry/page/path-of-form.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { pathIn } from '#ui/language/paths.ts';
import { asSentences } from '#ui/language/sentences.ts';
import type { PageClock } from '../../document/page-clock.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { RichText } from '../rich-text.tsx';
import { Section } from '../section.tsx';
import { jobPosting } from './job-posting.ts';
import { openingsMessages } from './messages/messages.ts';

export function OpeningsBlock({ block, anchor, data }: BlockProps<'openings'> & { data: Opening[] }) {
  const { clock } = useSite();
  return (
    <Section name="openings" heading={block.heading} anchor={anchor}>
      <ul className="openings">
        {openOn(clock, data).map((opening) => (
          <OpeningItem key={opening.id} opening={opening} />
        ))}
      </ul>
    </Section>
  );
}

/** Each is asked, so that the page knows the first day on which one has closed. */
function openOn(clock: PageClock, openings: Opening[]): Opening[] {
  return openings.filter(({ closesOn }) => !clock.hasPassed(closesOn));
}

function OpeningItem({ opening }: { opening: Opening }) {
  const { locale } = useSite();
  const text = openingsMessages(locale);
  const { title, place, kindOfWork, description, requirements = [], closesOn } = opening;
  return (
    <li>
      <h3>{title}</h3>
      <p className="meta">
        <span className="badge">{text.kindsOfWork[kindOfWork]}</span> {asSentences([place], locale)}{' '}
        {text.until} <time dateTime={closesOn}>{dateInWords(closesOn, locale)}</time>
      </p>
      <RichText value={description} />
      {requirements.length > 0 && (
        <>
          <h4>{text.requirements}</h4>
          <ul className="dots">
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </>
      )}
      <a
        className="button"
        href={`${pathIn(locale, pathOfForm(applicationForm))}?position=${encodeURIComponent(title)}`}
      >
        {text.apply(title)}
      </a>
    </li>
  );
}

export const openingsView: BlockView<'openings', Opening[]> = {
  view: OpeningsBlock,
  states: ({ data, clock, agency }) => openOn(clock, data).map((opening) => jobPosting(opening, agency)),
  isEmpty: ({ data, clock }) => openOn(clock, data).length === 0,
  load: (_block, reader) => reader.ask(allOpenings, ''),
};
