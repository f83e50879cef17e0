'use client';

import { useRowLabel } from '@payloadcms/ui';

const longest = 70;

/** Labels a folded row by its content, so that an editor finds the one to change without opening all. */
export function RowLabel({ labelField }: { labelField: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>();
  const said = data?.[labelField];
  if (typeof said !== 'string' || !said) return <span>Row {(rowNumber ?? 0) + 1}</span>;
  return <span>{said.length > longest ? `${said.slice(0, longest)}…` : said}</span>;
}
