'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { firstWords } from '#content/copy-rules/first-words.ts';

/** A folded block says its kind and its heading. @param kind its label */
export function BlockLabel({ kind }: { kind: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>();
  return (
    <>
      <span className="blocks-field__block-number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {kind}
      </Pill>
      <strong>{firstWords(data)}</strong>
    </>
  );
}
