import { expect, test } from 'vitest';
import { sampleDocx } from '../../../tests/support/sample-documents.ts';
import { validateDocx } from './validate-docx.ts';

const elsewhere = (kind: string, mode = 'External') =>
  `<Relationships><Relationship Id="r" Type="http://schemas.example/${kind}" Target="https://evil.test/x" TargetMode="${mode}"/></Relationships>`;
const related = (content: string | Buffer, name = 'word/_rels/settings.xml.rels') =>
  sampleDocx([{ name, content }]);
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}" standalone="yes"?>\r\n`;

test.each([
  ['links as Word writes them', related(`\ufeff${declared('UTF-8')}${elsewhere('hyperlink')}`), 'docx'],
  ['the sheet behind a chart', related(elsewhere('package', 'Internal')), 'docx'],
])('a document with %s is taken', async (_what, bytes, type) => {
  expect(await validateDocx(bytes)).toEqual({ type });
});

test.each([
  ['an object whose part has another name', related(elsewhere('oleObject', 'Internal')), 'active'],
  ['macros whose part has another name', related(elsewhere('vbaProject', 'Internal')), 'active'],
  ['a template from elsewhere', related(elsewhere('attachedTemplate')), 'active'],
  ['one whose type has a letter in figures', related(elsewhere('attached&#84;emplate')), 'damaged'],
  [
    'one whose mode has a letter in figures',
    related(elsewhere('attachedTemplate', '&#x0045;xternal')),
    'damaged',
  ],
  [
    'one whose type has other characters in figures',
    related(elsewhere('attachedTemplate&#32;').replace('/attached', '&#x2f;attached')),
    'active',
  ],
  [
    'one whose address has a bracket in figures',
    related(elsewhere('attachedTemplate').replace('/x"', '/&#60;x"')),
    'active',
  ],
  ['one with a prefix', related(elsewhere('attachedTemplate').replace(/Relationship /, 'r:$&')), 'active'],
  [
    'a frame in a part with a name in capitals',
    related(elsewhere('frame'), 'word/_rels/document.xml.RELS'),
    'active',
  ],
  [
    'links in UTF-16',
    related(Buffer.from(`\ufeff${declared('UTF-16')}${elsewhere('hyperlink')}`, 'utf16le')),
    'damaged',
  ],
  ['links in UTF-16 without a mark', related(Buffer.from(elsewhere('hyperlink'), 'utf16le')), 'damaged'],
  ['links in UTF-7', related(declared('utf-7') + elsewhere('hyperlink')), 'damaged'],
  [
    'links with entities of their own',
    related(`<!DOCTYPE x [<!ENTITY e "External">]>${elsewhere('attachedTemplate', '&e;')}`),
    'damaged',
  ],
])('a document with %s is refused', async (_what, bytes, problem) => {
  expect(await validateDocx(bytes)).toEqual({ problem });
});
