/** A file that is none of ours, or damaged; its message is for staff. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
