import { refusedAs, type Verdict } from './file-verdict.ts';
import { validateDoc } from './validate-doc.ts';
import { validateDocx } from './validate-docx.ts';
import { validatePdf } from './validate-pdf.ts';

/**
 * Whether a file is a document that staff may open, by its content alone: its name and the type that a browser says
 * are the sender's words. No library says this: file-type looks at the first bytes only, to which anything may be
 * appended, and a scanner for viruses is the operator's. Three questions are asked of each: is it whole, from its first
 * byte to its last; is nothing else in it or behind it; does it run nothing when it is opened.
 */
export async function validateDocument(bytes: Buffer): Promise<Verdict> {
  const judge = judges.find(([signature]) => bytes.subarray(0, signature.length).equals(signature))?.[1];
  return judge ? judge(bytes) : refusedAs('kind');
}

const judges: readonly (readonly [
  signature: Buffer,
  judge: (bytes: Buffer) => Verdict | Promise<Verdict>,
])[] = [
  [Buffer.from('%PDF-'), validatePdf],
  [Buffer.from('PK\x03\x04'), validateDocx],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), validateDoc],
];
