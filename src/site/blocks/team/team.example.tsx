import type { TeamMember } from '#content/model.ts';
import { AdviserCard } from '../../people/adviser-card.tsx';
import type { Examples } from '../../styleguide/example.tsx';
import { TeamBlock } from './team.view.tsx';

const members: TeamMember[] = [
  {
    id: 1,
    name: 'Asha Kulkarni',
    role: 'Claims, motor and health',
    about: 'Sat on an insurer’s side of the table for nine years.',
    languages: 'Marathi, Hindi, English',
    hours: 'Monday to Friday, 11 am to 5 pm',
    profile: 'https://people.example/asha',
  },
  { id: 2, name: 'Joseph D’Souza', role: 'Fire, burglary and engineering covers' },
  {
    id: 3,
    name: 'Meera Krishnan',
    role: 'Group medical cover for companies',
    about: 'Designs policies for offices of twenty people and of two thousand.',
  },
];

/** People as an editor would have them, with and without a word about them; and as the adviser beside a cover. */
export const examples: Examples = () => [
  {
    id: 'team',
    title: 'Team',
    examples: [
      {
        state: 'Three people',
        isWide: true,
        body: (
          <TeamBlock
            block={{ id: 'team', blockType: 'team', heading: 'The people you talk to' }}
            data={members}
            anchor="guide-team"
          />
        ),
      },
    ],
  },
  {
    id: 'adviser',
    title: 'An adviser’s card',
    examples: members.slice(0, 2).map((adviser) => ({
      state: adviser.name,
      body: <AdviserCard adviser={adviser} />,
    })),
  },
];
