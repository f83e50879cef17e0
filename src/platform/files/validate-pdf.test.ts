import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { samplePdf } from '../../../tests/support/sample-documents.ts';
import { validatePdf } from './validate-pdf.ts';

const flate = (text: string) => deflateSync(text).toString('latin1');
const objectStream = (dictionary: string, content: string) =>
  `<<${dictionary}/N 1/First 4/Length ${content.length}>>stream\n${content}\nendstream `;
const packedObjects = (text: string, filter = '/Filter/FlateDecode') =>
  objectStream(`/Type/ObjStm${filter}`, flate(text));
const link = '4 0 <</Type/Annot/URI(https://example.com)>>';
const script = '4 0 <</S/JavaScript/JS(app.alert)>>';

test.each([
  '/Filter [ /FlateDecode ]',
  '/Filter/FlateDecode/DecodeParms null',
  '/DecodeParms[<</Predictor 1/Columns 4>>]/Filter[/FlateDecode]',
  '/Extends 9 0 R /Filter /FlateDecode',
  '/Filter/FlateDecode',
])('an object stream with %s is read', async (filter) => {
  expect(await validatePdf(samplePdf([packedObjects(link, filter)]))).toEqual({ type: 'pdf' });
});

test.each([
  '/Filter/ASCIIHexDecode',
  '/Filter[/ASCII85Decode/FlateDecode]',
  '/Filter 9 0 R',
  '/F/FlateDecode',
  '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>',
  '/Filter/FlateDecode/DecodeParms 9 0 R',
  '/Filter/FlateDecode/X(/Filter)',
])('an object stream with %s is refused', async (filter) => {
  expect(await validatePdf(samplePdf([packedObjects(link, filter)]))).toEqual({ problem: 'damaged' });
});

test.each([
  [
    'a PDF whose objects are in a stream without a filter',
    samplePdf([objectStream('/Type/ObjStm', link)]),
    'pdf',
  ],
  [
    'one whose table is packed with a predictor',
    samplePdf([
      `<</Type/XRef/W[1 2 1]/Filter/FlateDecode/DecodeParms<</Columns 4/Predictor 12>>/Length 9>>stream\r\n${flate('x')}\r\nendstream `,
    ]),
    'pdf',
  ],
  ['one with an outline', samplePdf(['<</Type/Outlines/First 5 0 R/Last 5 0 R>>']), 'pdf'],
  [
    'one with a stream in other filters',
    samplePdf(['<</Filter[/ASCII85Decode/DCTDecode]/Length 4>>stream\nabcd\nendstream ']),
    'pdf',
  ],
])('%s is taken', async (_what, bytes, type) => {
  expect(await validatePdf(bytes)).toEqual({ type });
});

test.each([
  [
    'a script in an object stream without a filter',
    samplePdf([objectStream('/Type/ObjStm', script)]),
    'active',
  ],
  [
    'one behind what looks like the end of the stream',
    samplePdf([objectStream('/Type/ObjStm', `${link} (endstream <<>>stream\n) ${script}`)]),
    'active',
  ],
  [
    'one in a stream whose type is spelt in figures',
    samplePdf([objectStream('/Type/Obj#53tm/Filter/FlateDecode', flate(script))]),
    'active',
  ],
  [
    'one in a stream whose filter is spelt in figures',
    samplePdf([packedObjects(script, '/Filter/Flate#44ecode')]),
    'active',
  ],
  [
    'one in a stream without a type',
    samplePdf([objectStream('/Filter/FlateDecode', flate(script))]),
    'active',
  ],
  [
    'one in a stream with a long dictionary',
    samplePdf([packedObjects(script, `/X[${'0 '.repeat(900)}]/Filter/FlateDecode`)]),
    'active',
  ],
  [
    'a script behind a string in which a stream seems to begin',
    samplePdf(['<<>>stream\n9 0 obj<</T(endstream <<>>stream\n)/S/JavaScript/JS(x)>>endstream']),
    'active',
  ],
  [
    'one behind a stream within a dictionary',
    samplePdf(['<</A<<>>stream\n/S/JavaScript/JS(x)>>endstream']),
    'active',
  ],
  [
    'one in an object that seems to end before it does',
    samplePdf(['<</A >> endobj /S/JavaScript/JS(x)>>']),
    'active',
  ],
  ['a password whose entry is spelt in figures', samplePdf(['<</Encr#79pt 9 0 R>>']), 'locked'],
  [
    'a password in a trailer within a stream',
    samplePdf(['<<>>stream\ntrailer<</Encrypt 9 0 R>>\nendstream']),
    'locked',
  ],
  ['brackets without end', samplePdf(['['.repeat(5000)]), 'damaged'],
])('%s is refused', async (_what, bytes, problem) => {
  expect(await validatePdf(bytes)).toEqual({ problem });
});
