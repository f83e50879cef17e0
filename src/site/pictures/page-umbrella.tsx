import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';
import { type UmbrellaState, umbrella } from '#ui/umbrella/umbrella.ts';
import { useSite } from '../document/site-context.tsx';
import { smallScene } from './small-scene.ts';

type PageUmbrellaProps = {
  /** The word that it is drawn from. */
  picture: string;
  audience?: UmbrellaAudience;
  state?: UmbrellaState;
  className: string;
};

/** A page's own umbrella. An ornament: what it stands for is always said beside it. */
export function PageUmbrella({ picture, audience = 'everyone', state, className }: PageUmbrellaProps) {
  return <Picture scene={umbrella({ seed: picture, audience, state })} className={className} />;
}

/** Beside a link's words: the umbrella of the page that it leads to. */
export function LinkUmbrella({ href }: { href: string }) {
  const path = href.replace(/[?#].*$/, '');
  const { picture = path, audience = 'everyone' } = useSite().pageAt(path) ?? {};
  return <Picture scene={smallScene(umbrella({ seed: picture, audience }))} className="link-umbrella" />;
}
