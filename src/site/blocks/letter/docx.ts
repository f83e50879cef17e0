import { escapeXml } from '../../text/escape-xml.ts';
import { zipStored } from './zip-stored.ts';

export type Paragraph = { text: string; isBold: boolean };

/** The least that Word, LibreOffice and phones open as a document: a page of A4, one font, paragraphs. */
export function docxOf(paragraphs: readonly Paragraph[]): Uint8Array<ArrayBuffer> {
  return zipStored([
    {
      name: '[Content_Types].xml',
      text: `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      text: `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    },
  ]);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const font =
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Nirmala UI"/>{bold}<w:sz w:val="22"/><w:szCs w:val="22"/>';

function paragraph({ text, isBold }: Paragraph): string {
  const lines = text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
    .join('<w:br/>');
  const look = font.replace('{bold}', isBold ? '<w:b/><w:bCs/>' : '');
  return `<w:p><w:pPr><w:spacing w:after="200"/></w:pPr><w:r><w:rPr>${look}</w:rPr>${lines}</w:r></w:p>`;
}
