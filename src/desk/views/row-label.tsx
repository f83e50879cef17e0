'use client';

import { useRowLabel } from '@payloadcms/ui';

type Row = Partial<Record<'title' | 'name' | 'question' | 'risk' | 'label' | 'text' | 'sumInsured', string>>;

const longest = 70;

/** A folded row says what it holds, so that an editor finds the one to change without opening all. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Row>();
  const { title, name, question, risk, label, text, sumInsured } = data ?? {};
  const said = title ?? name ?? question ?? risk ?? label ?? text ?? sumInsured;
  if (!said) return <span>Row {(rowNumber ?? 0) + 1}</span>;
  return <span>{said.length > longest ? `${said.slice(0, longest)}…` : said}</span>;
}
