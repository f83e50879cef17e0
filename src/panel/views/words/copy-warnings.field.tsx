'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useDeferredValue } from 'react';
import { checkCopy, type PartsAsked, partsOf } from '#content/copy-rules/check-copy.ts';
import './copy-warnings.css';

const maxShown = 12;

/**
 * Checks the text in the form against the rules of copy, as the editor types; typing is never kept waiting for
 * it. The same list of all records is on the desk, under Words.
 */
export function CopyWarnings(asked: PartsAsked) {
  const [fields] = useAllFormFields();
  const written = useDeferredValue(fields);
  const faults = checkCopy(partsOf(reduceFieldsToValues(written, true), asked));
  const others = faults.length - maxShown;
  return (
    <section className="copy-warnings" aria-label="Rules of copy">
      <p role="status">
        {faults.length === 0 && 'The text breaks no rule of copy.'}
        {faults.length === 1 && 'One thing to look at before you publish:'}
        {faults.length > 1 && `${faults.length} things to look at before you publish:`}
      </p>
      <ul>
        {faults.slice(0, maxShown).map(({ where, said, why }) => (
          <li key={`${where} ${said} ${why}`}>
            {where && <b>{where}</b>} <q>{said}</q> {why}
          </li>
        ))}
      </ul>
      {others > 0 && <p>And {others} more.</p>}
    </section>
  );
}
