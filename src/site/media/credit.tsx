import type { StoredPicture } from '#content/model.ts';

/** Names the owner of a picture who asks for that. */
export function Credit({ picture }: { picture?: StoredPicture }) {
  return picture?.credit && <cite>{picture.credit}</cite>;
}
