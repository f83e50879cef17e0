import type { StoredPicture } from '#content/model.ts';
import { useSite } from '../document/site-context.tsx';
import { Picture } from '../media/picture.tsx';
import { LinkUmbrella } from '../pictures/page-umbrella.tsx';

type LinkRowProps = { href: string; label: string; text?: string; picture?: StoredPicture };

/** A link with what it leads to, and its picture; without one, a page of ours shows its umbrella in the same place. */
export function LinkRow({ href, label, text, picture }: LinkRowProps) {
  const { linkTo } = useSite();
  return (
    <li>
      {picture && <Picture picture={picture} sizes="4.5rem" alt="" className="link-picture" />}
      {!picture && href.startsWith('/') && <LinkUmbrella href={href} />}
      <div>
        <a href={linkTo(href)}>{label}</a>
        {text && <p>{text}</p>}
      </div>
    </li>
  );
}
