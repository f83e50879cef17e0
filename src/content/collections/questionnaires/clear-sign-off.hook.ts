import type { CollectionBeforeChangeHook } from 'payload';

/** In the context of a request that brings older figures back, each with the name of those who signed it off. */
export const keepsSignOff = 'keepsSignOff';

type Row = { key?: unknown; value?: unknown; list?: unknown; signedOffBy?: unknown };

/** Saves another value, wherever it was typed, without the name of those who signed off the old one. */
export const clearSignOff: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = rowsOf(originalDoc);
  if (before.length === 0 || req.context[keepsSignOff] || req.context.isRestoringVersion) return data;
  const parameters = rowsOf(data).map((row) => {
    const old = before.find(({ key }) => key === row.key);
    return old && isOther(row, old) && row.signedOffBy === old.signedOffBy
      ? { ...row, signedOffBy: '' }
      : row;
  });
  return { ...data, ...(parameters.length > 0 && { parameters }) };
};

function rowsOf(doc: { parameters?: unknown } | undefined): Row[] {
  return Array.isArray(doc?.parameters) ? doc.parameters : [];
}

function isOther(row: Row, old: Row): boolean {
  return Number(row.value) !== Number(old.value) || (row.list ?? '') !== (old.list ?? '');
}
