import { useSite } from '../document/site-context.tsx';
import { LinkUmbrella } from '../pictures/page-umbrella.tsx';

type LinkRowProps = { href: string; label: string; text?: string };

/** A link with what it leads to; a page of ours shows its umbrella. */
export function LinkRow({ href, label, text }: LinkRowProps) {
  const { linkTo } = useSite();
  return (
    <li>
      {href.startsWith('/') && <LinkUmbrella href={href} />}
      <div>
        <a href={linkTo(href)}>{label}</a>
        {text && <p>{text}</p>}
      </div>
    </li>
  );
}
