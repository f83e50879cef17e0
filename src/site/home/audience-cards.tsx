import type { BlockProps } from '../blocks/block-definition.ts';
import { Section } from '../blocks/section.tsx';
import { audienceOfPath } from '../pictures/audience-of-path.ts';
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
          .map(({ label, href, text }) => (
            <li className={`card card-${audienceOfPath(href)}`} key={href}>
              <PageUmbrella path={href} className="card-umbrella" />
              <h3>
                <a href={href}>{label}</a>
              </h3>
              {text && <p>{text}</p>}
              <ArrowMark />
            </li>
          ))}
      </ul>
    </Section>
  );
}
