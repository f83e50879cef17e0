import { newsletterMessages } from '#newsletter/messages/messages.ts';
import { useSite } from '../document/site-context.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The newsletter at the end of every page. */
export function FooterNews() {
  const { title, intro } = newsletterMessages(useSite().locale).form;
  return (
    <section className="wrap footer-news" aria-labelledby="footer-news">
      <div>
        <h2 id="footer-news">{title}</h2>
        <p>{intro}</p>
      </div>
      <SignUpForm idPrefix="news" />
    </section>
  );
}
