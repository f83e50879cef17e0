import path from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { readFonts, typefaces } from './typesetting-fonts.ts';

/**
 * Pages set by Typst: social cards as SVG, reports as PDF. A document is a source of ours, which never changes, and
 * data, which it reads as `data`: words from content or from a visitor are values there and never become markup.
 * Files are only what is given along; nothing on disk can be read.
 */
export type TypesetJob = {
  source: string;
  /** Goes to the document as JSON. */
  data: unknown;
  /** By the name under which the source asks for it: `image("umbrella.svg", alt: …)`. */
  assets?: Record<string, string>;
};

/**
 * Both work on the thread that calls them, a few milliseconds a page. A job is plain data, so that a worker
 * thread with a typesetter of its own can take it as a message.
 */
export type Typesetter = {
  /** The words in it are outlines, so that anyone who draws it needs no fonts. Points are its units. */
  svg(job: TypesetJob): string;
  /** PDF/UA-1: refused without a title, a language, or a text alternative of each picture. */
  pdf(job: TypesetJob): Buffer;
};

/** A source that Typst does not take, or a PDF that not everyone could read. The message has none of the data. */
export class TypesettingError extends Error {
  override name = 'TypesettingError';
}

/** There is no such folder. */
const root = path.resolve('/no-files-but-assets');
/** Fonts of the machine are not looked at, so that a document is the same everywhere. */
function prelude(): string {
  const families = typefaces().map((family) => `"${family}"`);
  return `#let data = json(bytes(sys.inputs.data)); #set text(font: (${families.join(', ')}), fallback: false); `;
}
/** Results that were not used for so many documents are forgotten; else each would take 0.2 MB for good. */
const rememberedRounds = 10;

let opened: Promise<Typesetter> | undefined;

/** The process's one typesetter, opened when first asked for: about a tenth of a second. */
export function typesetter(): Promise<Typesetter> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Typesetter> {
  const [{ NodeCompiler }, fontBlobs] = await Promise.all([
    import('@myriaddreamin/typst-ts-node-compiler'),
    readFonts(),
  ]);
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] });
  return {
    svg: (job) => typeset(compiler, job, (document) => compiler.plainSvg(document)),
    pdf: (job) => typeset(compiler, job, (document) => compiler.pdf(document, { pdfStandard: 'ua-1' })),
  };
}

function typeset<Result>(
  compiler: NodeCompiler,
  { source, data, assets = {} }: TypesetJob,
  written: (document: NodeTypstDocument) => Result,
): Result {
  const inputs = { data: JSON.stringify(data, wellFormed) };
  const files = Object.entries(assets).map(([name, content]) => [path.join(root, name), content] as const);
  for (const [file, content] of files) compiler.mapShadow(file, Buffer.from(content));
  try {
    const compiled = compiler.compile({ mainFileContent: prelude() + source, inputs });
    if (!compiled.result) throw refusal(compiled.takeError()?.shortDiagnostics ?? []);
    return written(compiled.result);
  } catch (error) {
    throw error instanceof TypesettingError ? error : refusal(diagnosticsIn(error));
  } finally {
    for (const [file] of files) compiler.unmapShadow(file);
    compiler.evictCache(rememberedRounds);
  }
}

/** Half a surrogate pair is not text for Typst. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

type Diagnostic = { message?: unknown };

/** Reads the reasons why a document cannot be written as PDF/UA from the form that Rust prints. */
function diagnosticsIn(error: unknown): Diagnostic[] {
  const printed = error instanceof Error ? error.message : '';
  const messages = printed.matchAll(/message: "((?:[^"\\]|\\.)*)"/gs);
  return [...messages].map(([, message = '']) => ({ message: message.replaceAll('\\"', '"') }));
}

/** Typst quotes the words that it stumbled over, and they may be a visitor's. */
function refusal(diagnostics: Diagnostic[]): TypesettingError {
  const messages = diagnostics.map(({ message }) => String(message).replace(/"(?:[^"\\]|\\.)*"/gs, '"…"'));
  return new TypesettingError(messages.join('; ') || 'for a reason that it does not tell');
}
