import type { StoredPicture } from '#content/model.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { Picture as UploadedPicture } from '../media/picture.tsx';
import { initialsScene } from './initials-scene.ts';

type PortraitProps = { name: string; picture?: StoredPicture };

/** Someone's photograph, or their initials under an umbrella. An ornament: the name is beside it. */
export function Portrait({ name, picture }: PortraitProps) {
  if (picture) return <UploadedPicture picture={picture} sizes="5rem" alt="" className="portrait" />;
  return <Picture scene={initialsScene(name)} className="portrait" />;
}
