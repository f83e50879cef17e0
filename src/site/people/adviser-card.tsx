import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import type { Adviser } from './adviser-for.ts';
import { Portrait } from './portrait.tsx';

/** Who answers on what a page is about, with what they know and the languages they speak. */
export function AdviserCard({ adviser: { name, role, languages, upload } }: { adviser: Adviser }) {
  const { rail } = siteMessages(useSite().locale);
  return (
    <div className="adviser">
      <Portrait name={name} picture={upload} />
      <div>
        <p className="rail-title">
          <span className="visually-hidden">{rail.adviser}: </span>
          {name}
        </p>
        <p className="meta">{[role, languages].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
