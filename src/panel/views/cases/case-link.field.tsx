import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { caseOfRecord } from '#cases/read-case.ts';
import { CaseSummary } from './case-summary.tsx';

type FieldProps = Pick<ComponentProps<UIFieldServerComponent>, 'data'>;

/** On what a visitor sent: how its case is, and the way there. */
export async function CaseLinkField({ data }: FieldProps) {
  const found =
    typeof data?.id === 'number' ? await caseOfRecord(String(data.reference), data.id) : undefined;
  return found ? <CaseSummary of={found} /> : null;
}
