import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { momentInShort } from '#desk/moments.ts';
import { attemptsAt } from '#enquiry/deliveries/read-deliveries.ts';
import { AnswerList } from './answer-list.tsx';

type FieldProps = Pick<ComponentProps<UIFieldServerComponent>, 'data'>;

/** On a delivery: each attempt, and what came of it. Nothing on one that no one has tried to send yet. */
export async function AttemptsField({ data }: FieldProps) {
  const attempts = typeof data?.id === 'number' ? await attemptsAt(data.id) : [];
  if (attempts.length === 0) return null;
  const rows = attempts.map(({ madeAt, outcome }) => {
    const when = momentInShort(madeAt);
    return [madeAt.toISOString(), when, outcome] as const;
  });
  return <AnswerList title="Attempts" rows={rows} />;
}
