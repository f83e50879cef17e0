import { teamMembers } from '#content/collections/team/team.read.ts';
import { pictureOf } from '#content/collections/upload/upload.read.ts';
import type { StoredPicture, TeamMember } from '#content/model.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { useSite } from '../../document/site-context.tsx';
import { Credit } from '../../media/credit.tsx';
import { Picture as UploadedPicture } from '../../media/picture.tsx';
import { smallScene } from '../../pictures/small-scene.ts';
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

function TeamItem({ name, role, about, profile, upload }: Shown) {
  const { locale, linkTo } = useSite();
  const elsewhere = linkTo(profile);
  return (
    <li>
      <Portrait name={name} picture={upload} />
      <div>
        <h3>{name}</h3>
        <p className="meta">{role}</p>
        {about && <p>{about}</p>}
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

/** Whoever gave no picture has an umbrella of their own. Either is an ornament: the name stands beside it. */
function Portrait({ name, picture }: { name: string; picture?: StoredPicture }) {
  if (picture) return <UploadedPicture picture={picture} sizes="5rem" alt="" className="portrait" />;
  return <Picture scene={smallScene(umbrella({ seed: name, audience: 'everyone' }))} className="portrait" />;
}

export const teamView: BlockView<'team', Shown[]> = {
  view: TeamBlock,
  isEmpty: ({ data }) => data.length === 0,
  load: async (_block, reader) =>
    withUpload(await reader.ask(teamMembers, ''), ({ picture }) => pictureOf(picture, reader)),
};
