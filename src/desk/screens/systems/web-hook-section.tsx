import { env } from '#platform/env.ts';

/** The web hook, to which each enquiry is posted, and on request the secret for checking what it gets. */
export function WebHookSection({ secret }: { secret?: string | undefined }) {
  const { crmWebhookUrl } = env();
  return (
    <section aria-labelledby="web-hook">
      <h2 id="web-hook">Web hook</h2>
      {crmWebhookUrl ? (
        <>
          <p>
            Each enquiry is posted to {new URL(crmWebhookUrl).host}, signed so that the program there can
            check that it came from this website. For this check, the program needs the secret. Do not give
            the secret to anyone else.
          </p>
          {secret ? (
            <div className="desk-said" role="status">
              <p>The secret of the web hook, as libraries for Standard Webhooks take it:</p>
              <p>
                <code>{secret}</code>
              </p>
            </div>
          ) : (
            <form method="post" action="/desk/systems/web-hook">
              <button className="button button-line" type="submit">
                Show the secret
              </button>
            </form>
          )}
        </>
      ) : (
        <p>
          A CRM that is not listed here can have each enquiry posted to it. Set its address as{' '}
          <code>CRM_WEBHOOK_URL</code> in the environment of the server, then restart the site. No address is
          set now.
        </p>
      )}
    </section>
  );
}
