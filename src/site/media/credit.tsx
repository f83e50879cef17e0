import type { StoredPicture } from '#content/model.ts';

/** Whose picture it is, where its owner asks for that. */
export function Credit({ picture }: { picture?: StoredPicture }) {
  return picture?.credit && <cite>{picture.credit}</cite>;
}
