import type { RenderedMail } from '#mail/template.ts';
import { env } from '#platform/env.ts';
import { baseHeaders } from '#site/document/security-headers.ts';

type FramesProps = {
  /** Address of the HTML alone, `mailDocument` below. */
  src: string;
  subject: string;
  text: string;
};

/**
 * A mail as its reader sees it: on a phone, on a computer, and as plain text. Nothing in the frames runs, and nothing in
 * them leads anywhere.
 */
export function MailFrames({ src, subject, text }: FramesProps) {
  return (
    <div className="mails-looks">
      <Frame src={src} title={`On a phone: ${subject}`} label="On a phone" className="mails-phone" />
      <Frame src={src} title={`On a computer: ${subject}`} label="On a computer" className="mails-computer" />
      <details className="mails-plain">
        <summary>The same as plain text</summary>
        <pre>{text}</pre>
      </details>
    </div>
  );
}

function Frame({ src, title, label, className }: Record<'src' | 'title' | 'label' | 'className', string>) {
  return (
    <figure className={className}>
      <figcaption>{label}</figcaption>
      <iframe src={src} title={title} sandbox="" />
    </figure>
  );
}

/**
 * The HTML of a mail under a policy of its own: its styles apply, nothing is fetched, and only a page of ours frames it.
 * Photographs are parts of the mail and are put in place.
 */
export function mailDocument({ html, attachments }: Pick<RenderedMail, 'html' | 'attachments'>): Response {
  const whole = attachments.reduce(
    (text, { cid, contentType, content }) =>
      cid ? text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64(content)}`) : text,
    html,
  );
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; ');
  return new Response(whole, {
    headers: {
      ...baseHeaders(env()),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');
