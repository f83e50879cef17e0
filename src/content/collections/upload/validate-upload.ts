import type { FileProblem } from '#platform/files/file-verdict.ts';
import { validatePdfFile } from '#platform/files/validate-file.ts';
import { sharedState } from '#platform/shared-state.ts';
import { type EncodedPicture, encodePicture, type PictureProblem } from './encode-picture.ts';
import { formatOf } from './picture-format.ts';

/** An editor's file, made ready to be published, or the reason for its refusal. */
export type ValidatedUpload = { picture: EncodedPicture } | { document: Buffer } | { refusal: string };

const maxBytes = 15 * 1024 * 1024;

export async function validateUpload(bytes: Buffer): Promise<ValidatedUpload> {
  const format = formatOf(bytes);
  if (format === 'pdf') {
    const refusal = await refusalOfDocument(bytes);
    return refusal ? { refusal } : { document: bytes };
  }
  if (bytes.length > maxBytes) return { refusal: tooLarge };
  if (!format) return { refusal: ofNoKind };
  if (format === 'svg' || format === 'heic') return { refusal: ofKind[format] };
  const made = await oneAtATime(() => encodePicture(bytes, format));
  return 'problem' in made ? { refusal: ofPicture[made.problem] } : { picture: made };
}

/** Why a file may not be published as a document; nothing for a PDF that may. */
export async function refusalOfDocument(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length > maxBytes) return tooLarge;
  const { problem } = await validatePdfFile(bytes);
  return problem && (ofDocument[problem] ?? noPdf);
}

/** A large picture takes a few hundred megabytes while it is worked on: never two of them at once. */
function oneAtATime<Result>(make: () => Promise<Result>): Promise<Result> {
  const line = sharedState<{ last: Promise<unknown> }>('pictures', () => ({ last: Promise.resolve() }));
  const next = line.last.then(make);
  line.last = next.catch(() => undefined);
  return next;
}

const tooLarge = 'This file is larger than 15 MB. Please save a smaller version and choose that.';
const ofNoKind =
  'This is neither a picture (JPEG, PNG, WebP, AVIF or GIF) nor a PDF. Please save it as one of these and choose that.';
const noPdf = 'This is not a PDF. Please save it as a PDF and choose that.';
const ofKind = {
  svg: 'An SVG drawing may contain a program, so it is not accepted. Please save it as a PNG, about 2,000 pixels wide.',
  heic: 'iPhones save pictures as HEIC, which most browsers cannot show. Please save it as a JPEG and choose that.',
};
const ofPicture: Record<PictureProblem, string> = {
  damaged: 'This picture is damaged or incomplete. Please open it, save it again and choose that.',
  'too-many-pixels':
    'This picture has more than 50 million pixels. Please save it smaller, about 2,000 pixels wide, and choose that.',
  'too-narrow':
    'This picture is less than 16 pixels wide or high, or more than thirty times as long as it is wide. Please choose another one.',
};
const ofDocument: Partial<Record<FileProblem, string>> = {
  damaged:
    'This PDF is damaged, or something else is hidden in it. Please open it, save it again as a PDF and choose that.',
  active:
    'This PDF contains a script, a form that calculates, or another file. Please print it to a plain PDF and choose that.',
  locked: 'This PDF is protected with a password. Please save it without one and choose it again.',
  unavailable: 'We could not check this PDF just now. Please try again in a minute.',
};
