import { type BeforeOperation, fileRefused, sentFile } from './sent-file.ts';
import { refusalOfDocument } from './validate-upload.ts';

/** For a collection whose files are PDFs and nothing else. */
export async function validateDocument(input: BeforeOperation): Promise<void> {
  const file = sentFile(input);
  const refusal = file && (await refusalOfDocument(file.data));
  if (refusal) throw fileRefused(refusal);
  // Such a name would hide it.
  if (file?.name.startsWith('.')) file.name = `document${file.name}`;
}
