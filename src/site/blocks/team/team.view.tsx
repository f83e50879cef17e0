import { teamMembers } from '#content/collections/team/team.read.ts';
import { pictureOf } from '#content/collections/upload/upload.read.ts';
import type { StoredPicture, TeamMember } from '#content/model.ts';
import { callingHoursInWords } from '#forms/slot-in-words.ts';
import { useSite } from '../../document/site-context.tsx';
import { Credit } from '../../media/credit.tsx';
import { ExampleMark } from '../../people/example-mark.tsx';
import { Portrait } from '../../people/portrait.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { withUpload } from '../with-upload.ts';
import { teamMessages } from './messages/messages.ts';

type Shown = TeamMember & { upload?: StoredPicture };

/** The broker's people, each with what a client may ask them. */
export function TeamBlock({ block, anchor, data }: BlockProps<'team'> & { data: Shown[] }) {
  return (
    <Section name="team" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="team">
        {data.map((member) => (
          <TeamItem key={member.id} {...member} />
        ))}
      </ul>
    </Section>
  );
}

function TeamItem({ name, role, about, languages, hours, profile, upload, isExample }: Shown) {
  const { locale, linkTo, settings } = useSite();
  const elsewhere = linkTo(profile);
  return (
    <li>
      <Portrait name={name} picture={upload} />
      <div>
        <h3>
          {name}
          <ExampleMark isExample={isExample} />
        </h3>
        <p className="meta">{[role, languages].filter(Boolean).join(' · ')}</p>
        {about && <p>{about}</p>}
        <p className="meta">{hours || callingHoursInWords(settings.callingHours, locale)}</p>
        <Credit picture={upload} />
        {elsewhere && (
          <a className="standing-link" href={elsewhere} rel="external">
            {teamMessages(locale).profile(name)}
          </a>
        )}
      </div>
    </li>
  );
}

export const teamView: BlockView<'team', Shown[]> = {
  view: TeamBlock,
  isEmpty: ({ data }) => data.length === 0,
  load: async (_block, reader) =>
    withUpload(await reader.ask(teamMembers, ''), ({ picture }) => pictureOf(picture, reader)),
};
