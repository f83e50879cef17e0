import { safeHref } from '../../text/addresses.ts';
import type { BlockProps } from '../block-definition.ts';
import { LinkRow } from '../link-row.tsx';
import { Section } from '../section.tsx';

export function LinksBlock({ block, anchor }: BlockProps<'links'>) {
  const links = block.links.filter(({ href }) => safeHref(href));
  return (
    <Section name="links" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="link-list">
        {links.map(({ label, href, text }) => (
          <LinkRow key={`${href} ${label}`} href={href} label={label} text={text} />
        ))}
      </ul>
    </Section>
  );
}
