import type { BlockProps } from '../blocks/block-definition.ts';
import { Section } from '../blocks/section.tsx';
import { useSite } from '../document/site-context.tsx';
import { ArrowMark } from '../pictures/marks.tsx';
import { PageUmbrella } from '../pictures/page-umbrella.tsx';
import { safeHref } from '../text/addresses.ts';

/** The links to the parts of the site, large: each in its audience's colour, with its own umbrella. */
export function AudienceCards({ block, anchor }: BlockProps<'links'>) {
  return (
    <Section name="cards" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="cards">
        {block.links
          .filter(({ href }) => safeHref(href))
          .map((link) => (
            <AudienceCard key={link.href} {...link} />
          ))}
      </ul>
    </Section>
  );
}

function AudienceCard({ label, href, text }: BlockProps<'links'>['block']['links'][number]) {
  const { pageAt, linkTo } = useSite();
  const { picture = href, audience = 'everyone' } = pageAt(href) ?? {};
  return (
    <li className={`card card-${audience}`}>
      <PageUmbrella picture={picture} audience={audience} className="card-umbrella" />
      <h3>
        <a href={linkTo(href)}>{label}</a>
      </h3>
      {text && <p>{text}</p>}
      <ArrowMark />
    </li>
  );
}
