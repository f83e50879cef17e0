/**
 * The pages that links in mails lead to, here and for renewal reminders. A link changes nothing; the button behind it
 * does. For leaving, mail programs press that button by themselves (RFC 8058): a POST there needs neither cookie nor
 * token, since no one else knows its address.
 */

import type { Context, MiddlewareHandler } from 'hono';
import type { ReactNode } from 'react';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';

/** @param path what the pages state as their own: a call-back that someone asks for must not carry a key */
export function linkPages(respond: RespondPlainPage, path: string) {
  async function answer(c: Context, page: { title: string; body: ReactNode; status?: number }) {
    const response = await respond({ path, ...page });
    // Made again by Hono, so that headers that a route sets are in it.
    return c.newResponse(response.body, response);
  }

  return {
    press: (c: Context, { title, text, submit }: PressProps) =>
      answer(c, { title, body: <ConfirmButtonPage title={title} text={text} submit={submit} /> }),

    say: (c: Context, said: SaidProps, status = 200) =>
      answer(c, { title: said.title, body: <MessagePage {...said} />, status }),

    refuse: (c: Context, status: number, text: string) =>
      answer(c, { title: text, body: <h1>{text}</h1>, status }),
  };
}

/** An address with a key is no one else's business. */
export const keepKeyPrivate: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
};

type SaidProps = { title: string; texts: readonly string[]; link?: { href: string; label: string } };

/** The outcome of a step. */
function MessagePage({ title, texts, link }: SaidProps) {
  return (
    <>
      <h1>{title}</h1>
      <div className="newsletter-said" role="status">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {link && (
        <p>
          <a className="button button-line" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </>
  );
}

type PressProps = { title: string; text: string; submit: string };

/** A link in a mail leads to a button: mail programs follow links by themselves, and press nothing. */
function ConfirmButtonPage({ title, text, submit }: PressProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="newsletter-said">{text}</p>
      {/* To the address on which it is. */}
      <form className="newsletter-press" method="post">
        <button type="submit" className="button">
          {submit}
        </button>
      </form>
    </>
  );
}
