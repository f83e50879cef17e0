import { callingHoursInWords } from '#forms/slot-in-words.ts';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import type { Adviser } from './adviser-for.ts';
import { ExampleMark } from './example-mark.tsx';
import { Portrait } from './portrait.tsx';

/** Introduces the person who answers on the subject of a page, with their knowledge, languages and hours. */
export function AdviserCard({ adviser }: { adviser: Adviser }) {
  const { name, role, languages, hours, upload, isExample } = adviser;
  const { locale, settings } = useSite();
  const { rail } = siteMessages(locale);
  return (
    <div className="adviser">
      <Portrait name={name} picture={upload} />
      <div>
        <p className="rail-title">
          <span className="visually-hidden">{rail.adviser}: </span>
          {name}
          <ExampleMark isExample={isExample} />
        </p>
        <p className="meta">{[role, languages].filter(Boolean).join(' · ')}</p>
        <p className="meta">{hours || callingHoursInWords(settings.callingHours, locale)}</p>
      </div>
    </div>
  );
}
