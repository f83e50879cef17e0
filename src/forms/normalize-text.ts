/** How typed text is tidied before it is validated. Everything here takes one pass over the text. */

// Left by copying from chats and documents: control characters and invisible marks. The two joiners stay,
// since Indian scripts spell with them.
const hidden = /(?![\s\p{Join_C}])[\p{Cc}\p{Cf}]/gu;

/** As `normalizeText`, with the lines and paragraphs that someone gave a text. */
export function normalizeLines(value: unknown): unknown {
  if (typeof value !== 'string') return normalizeText(value);
  const lines = value.split(/\r\n?|\n/).map((line) => String(normalizeText(line)));
  return lines
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trim();
}

/** Text as it is stored: composed, without invisible characters, single spaces. Numbers are taken as text. */
export function normalizeText(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  return value.normalize('NFC').replace(hidden, '').replace(/\s+/g, ' ').trim();
}
