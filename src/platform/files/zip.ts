import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile as Archive } from 'yazl';

export type ZipFile = { name: string; content: AsyncIterable<string> | Iterable<string> };

/**
 * A ZIP archive as a stream: each file is compressed, by Node's own zlib outside the main thread, while it is read. It
 * is read as fast as the archive is taken; if either side fails or stops, so does the other.
 */
export function zipOf(files: readonly ZipFile[]): Readable {
  const archive = new Archive();
  const output = new PassThrough();
  // The library hears no error of a source, and leaves sources open when no one takes the archive any more.
  const sources = files.map(({ name, content }) => {
    const source = Readable.from(content, { objectMode: false });
    source.on('error', (error) => output.destroy(error));
    archive.addReadStream(source, name, { compressionLevel: 3 });
    return source;
  });
  archive.end();
  return pipeline(archive.outputStream, output, () => {
    for (const source of sources) source.destroy();
  });
}
