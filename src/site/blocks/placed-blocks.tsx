import { useSite } from '../document/site-context.tsx';
import { messages } from '../messages/en.ts';
import { LinkUmbrella, PageUmbrella } from '../pictures/page-umbrella.tsx';
import { CallBackLink } from '../shell/call-back-link.tsx';
import { safeHref } from '../text/addresses.ts';
import { dateInWords } from '../text/dates.ts';
import type { BlockProps } from './block-props.ts';
import { Questions } from './prose-blocks.tsx';
import { Section } from './section.tsx';

/** Blocks that place something from elsewhere: links, the call-back form, questions, posts. */
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

type LinkRowProps = { href: string; label: string; text?: string };

/** A link with what it leads to; a page of ours shows its umbrella. */
export function LinkRow({ href, label, text }: LinkRowProps) {
  return (
    <li>
      {href.startsWith('/') && <LinkUmbrella href={href} />}
      <div>
        <a href={href}>{label}</a>
        {text && <p>{text}</p>}
      </div>
    </li>
  );
}

export function CallBackBlock({ block, anchor }: BlockProps<'call-back'>) {
  const { pageData } = useSite();
  return (
    <Section name="call-back" heading={block.heading} anchor={anchor} intro={block.text}>
      <p>
        <CallBackLink className="button button-main">{block.button}</CallBackLink>
      </p>
      <PageUmbrella path={pageData.path} state="folded" className="folded" />
    </Section>
  );
}

export function FaqListBlock({ block, anchor }: BlockProps<'faq-list'>) {
  const items = useSite().faqs.filter(({ group }) => group === block.group);
  return (
    <Section name="faq-list" heading={block.heading} anchor={anchor}>
      {items.length > 0 ? <Questions items={items} /> : <p>{messages.faqs.none}</p>}
    </Section>
  );
}

/** Posts stand in the order of their sort date, the oldest first, as the specification has it. */
export function PostListBlock({ block, anchor }: BlockProps<'post-list'>) {
  const posts = useSite()
    .posts.filter(({ category }) => block.category === 'all' || category === block.category)
    .toSorted((a, b) => a.sortDate.localeCompare(b.sortDate));
  return (
    <Section name="post-list" heading={block.heading} anchor={anchor}>
      {posts.length === 0 && <p>{messages.posts.none}</p>}
      <ul className="post-list">
        {posts.map(({ slug, title, lead, sortDate, category }) => (
          <li key={slug}>
            <h3>
              <a href={`/blog/${slug}`}>{title}</a>
            </h3>
            <p className="meta">
              <span className="badge">{messages.posts.category[category]}</span>{' '}
              <time dateTime={sortDate}>{dateInWords(sortDate)}</time>
            </p>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
