import type { CSSProperties } from 'react';
import { hexValue } from '#ui/brand/brand.ts';

/** The brand in what mail programs understand: colours by value, on each element, and fonts that everyone has. */
export function mailStyles() {
  const words = { margin: '0 0 14px', fontSize: '16px', lineHeight: '25px', color: hexValue('ink') };
  const small = {
    ...words,
    margin: '0 0 8px',
    fontSize: '14px',
    lineHeight: '21px',
    color: hexValue('ink-2'),
  };
  return {
    page: {
      margin: 0,
      padding: '24px 8px',
      backgroundColor: hexValue('paper'),
      fontFamily: 'Segoe UI, Roboto, Helvetica, Arial, sans-serif',
    },
    sheet: {
      maxWidth: '560px',
      backgroundColor: hexValue('white'),
      border: `1px solid ${hexValue('line')}`,
      borderTop: `6px solid ${hexValue('marigold')}`,
      borderRadius: '10px',
    },
    head: { padding: '22px 28px 0' },
    body: { padding: '10px 28px 14px' },
    foot: { padding: '16px 28px 14px', backgroundColor: hexValue('paper-2') },
    besideMark: { paddingLeft: '12px' },
    brand: { ...words, margin: 0, fontSize: '18px', fontWeight: 700 },
    title: { ...words, margin: '8px 0 12px', fontSize: '26px', lineHeight: '33px', fontWeight: 700 },
    heading: { ...words, margin: '20px 0 8px', fontSize: '19px', lineHeight: '26px', fontWeight: 700 },
    figure: { fontSize: '26px', lineHeight: '36px', fontWeight: 700, letterSpacing: '2px' },
    rows: { width: '100%', margin: '0 0 18px' },
    rowLabel: {
      ...small,
      lineHeight: words.lineHeight,
      width: '34%',
      padding: '4px 12px 4px 0',
      verticalAlign: 'top',
    },
    row: { ...words, padding: '4px 0', fontWeight: 600, verticalAlign: 'top', wordBreak: 'break-word' },
    person: { margin: '0 0 18px' },
    initials: {
      width: '56px',
      backgroundColor: hexValue('marigold-soft'),
      borderRadius: '28px',
      color: hexValue('ink'),
      fontSize: '20px',
      fontWeight: 700,
      lineHeight: '56px',
      textAlign: 'center',
    },
    photograph: { borderRadius: '28px' },
    // Cell and circle are separate: a cell is as high as the lines next to it.
    personPart: { verticalAlign: 'top' },
    personName: { ...words, margin: 0, fontWeight: 700 },
    text: words,
    small,
    button: {
      display: 'inline-block',
      margin: '8px 0 20px',
      padding: '14px 26px',
      backgroundColor: hexValue('marigold'),
      borderRadius: '10px',
      color: hexValue('ink'),
      fontSize: '17px',
      fontWeight: 700,
    },
    // An address has no place to break, and must not push the sheet wider than a phone.
    link: { color: hexValue('indigo'), wordBreak: 'break-all' },
    line: { margin: '22px 0', borderColor: hexValue('line') },
  } satisfies Record<string, CSSProperties>;
}
