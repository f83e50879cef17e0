import type { IssueCard } from '#content/articles.model.ts';
import { sentIssues } from '#content/collections/newsletters/newsletters.read.ts';
import { newsletterMessages } from '#newsletter/messages/messages.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { useSite } from '../../document/site-context.tsx';
import { SignUpForm } from '../../shell/sign-up-form.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';

function NewsletterBlock({ block, anchor, data }: BlockProps<'newsletter'> & { data: IssueCard[] }) {
  return (
    <Section name="newsletter" heading={block.heading} anchor={anchor} intro={block.text}>
      <SignUpForm idPrefix="news" />
      {data.length > 0 && <SentIssues issues={data} />}
    </Section>
  );
}

function SentIssues({ issues }: { issues: readonly IssueCard[] }) {
  const { locale, linkTo } = useSite();
  const text = newsletterMessages(locale).issues;
  return (
    <>
      <h3 className="issues-title">{text.past}</h3>
      <ul className="dated-list">
        {issues.map(({ path, title, preview, sentOn }) => (
          <li key={path}>
            <h4>
              <a href={linkTo(path)}>{title}</a>
            </h4>
            <p className="meta">
              <time dateTime={sentOn}>{dateInWords(sentOn, locale)}</time>
            </p>
            <p>{preview}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const newsletterView: BlockView<'newsletter', IssueCard[]> = {
  view: NewsletterBlock,
  load: (_block, { ask }) => ask(sentIssues, ''),
};
