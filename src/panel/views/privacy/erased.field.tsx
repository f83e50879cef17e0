import type { JSONFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { AnswerList } from '../answer-list.tsx';

type FieldProps = Pick<ComponentProps<JSONFieldServerComponent>, 'data' | 'path'>;

/** Lists what an erasure removed, place by place: the record that it was done. */
export function ErasedField({ data, path }: FieldProps) {
  const counts = Object.entries<number>(data?.[path] ?? {});
  if (counts.length === 0) return null;
  return (
    <>
      <AnswerList
        title="What was erased"
        rows={counts.map(([place, count]) => [place, place, String(count)])}
      />
      <p>
        Files that staff have exported may still contain them:{' '}
        <a href="/desk/exports">everyone who has exported</a> since they wrote to us deletes them there by
        hand.
      </p>
    </>
  );
}
