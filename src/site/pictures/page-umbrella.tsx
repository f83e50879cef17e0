import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.palette.ts';
import { type UmbrellaState, umbrella } from '#ui/umbrella/umbrella.ts';
import { audienceOfPath } from './audience-of-path.ts';
import { smallScene } from './small-scene.ts';

type PageUmbrellaProps = {
  path: string;
  audience?: UmbrellaAudience;
  state?: UmbrellaState;
  className: string;
};

/** A page's own umbrella. An ornament: what it stands for is always said beside it. */
export function PageUmbrella({ path, audience, state, className }: PageUmbrellaProps) {
  const scene = umbrella({ seed: path, audience: audience ?? audienceOfPath(path), state });
  return <Picture scene={scene} className={className} />;
}

/** Beside a link's words: the umbrella of the page that it leads to. */
export function LinkUmbrella({ href }: { href: string }) {
  const path = href.replace(/[?#].*$/, '');
  return (
    <Picture
      scene={smallScene(umbrella({ seed: path, audience: audienceOfPath(path) }))}
      className="link-umbrella"
    />
  );
}
