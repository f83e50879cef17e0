import type { PageContent } from '#content/model.ts';
import { callingHoursInWords } from '#forms/slot-in-words.ts';
import { asSentences } from '#ui/language/sentences.ts';
import type { PlacedBlock } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import { AdviserCard } from '../people/adviser-card.tsx';
import type { Adviser } from '../people/adviser-for.ts';
import { WaysToCall } from '../people/ways-to-call.tsx';
import { Contents } from './contents.tsx';

type RailProps = { page: PageContent; placed: PlacedBlock[]; adviser?: Adviser | undefined };

/** Next to the text of a cover, on a desk: the way to a person, and the page's parts with the present one marked. */
export function Rail({ page, placed, adviser }: RailProps) {
  const { settings, locale } = useSite();
  const text = siteMessages(locale).rail;
  const { callingHours, contact } = settings;
  return (
    <aside className="rail" aria-label={text.label}>
      <div>
        <div className="rail-call">
          {adviser ? <AdviserCard adviser={adviser} /> : <p className="rail-title">{text.title}</p>}
          <WaysToCall page={page} label={text.button} />
          {!adviser && <p>{asSentences([callingHoursInWords(callingHours, locale)], locale)}</p>}
          {contact.callingSeries && <p>{text.series(contact.callingSeries)}</p>}
        </div>
        <Contents placed={placed} />
      </div>
    </aside>
  );
}
