import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { readCase } from '#cases/read-case.ts';
import { CaseSummary } from './case-summary.tsx';

type FieldProps = Pick<ComponentProps<UIFieldServerComponent>, 'data'>;

/** A case is worked on the desk; here is the way there. */
export async function CaseField({ data }: FieldProps) {
  const found = typeof data?.id === 'number' ? await readCase(data.id) : undefined;
  return found ? <CaseSummary of={found} /> : null;
}
