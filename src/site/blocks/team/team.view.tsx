import { teamMembers } from '#content/collections/team/team.read.ts';
import type { TeamMember } from '#content/model.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { useSite } from '../../document/site-context.tsx';
import { smallScene } from '../../pictures/small-scene.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { teamMessages } from './messages/messages.ts';

/** The broker's people, each with what a client may ask them. */
export function TeamBlock({ block, anchor, data }: BlockProps<'team'> & { data: TeamMember[] }) {
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

function TeamItem({ name, role, about, profile }: TeamMember) {
  const { locale, linkTo } = useSite();
  const elsewhere = linkTo(profile);
  return (
    <li>
      <Portrait name={name} />
      <div>
        <h3>{name}</h3>
        <p className="meta">{role}</p>
        {about && <p>{about}</p>}
        {elsewhere && (
          <a href={elsewhere} rel="external">
            {teamMessages(locale).profile(name)}
          </a>
        )}
      </div>
    </li>
  );
}

/** Whoever gave no picture has an umbrella of their own. */
function Portrait({ name }: { name: string }) {
  return <Picture scene={smallScene(umbrella({ seed: name, audience: 'everyone' }))} className="portrait" />;
}

export const teamView: BlockView<'team', TeamMember[]> = {
  view: TeamBlock,
  isEmpty: ({ data }) => data.length === 0,
  load: (_block, reader) => reader.ask(teamMembers, ''),
};
