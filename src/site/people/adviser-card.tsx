import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import type { Adviser } from './adviser-for.ts';
import { ExampleMark } from './example-mark.tsx';
import { Portrait } from './portrait.tsx';

/** Introduces the person who answers on the subject of a page, with their knowledge and languages. */
export function AdviserCard({ adviser: { name, role, languages, upload, isExample } }: { adviser: Adviser }) {
  const { rail } = siteMessages(useSite().locale);
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
      </div>
    </div>
  );
}
