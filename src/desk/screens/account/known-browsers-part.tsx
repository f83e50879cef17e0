import { momentInWords } from '../../moments.ts';
import type { KnownBrowser } from '../../session/known-browsers.ts';

export function KnownBrowsersPart({ browsers }: { browsers: readonly KnownBrowser[] }) {
  return (
    <>
      <p className="desk-soft desk-small">
        You have logged in with these browsers. We recognise them by a cookie, so that wrong passwords typed
        elsewhere do not keep you out here. The cookie expires after 180 days without a login, and opens
        nothing on its own.
      </p>
      <ul className="account-sessions">
        {browsers.map(({ id, device, usedAt }) => (
          <li key={id}>
            <p>
              <b>{device}</b>
              <span className="desk-soft desk-small">last login {momentInWords(usedAt)}</span>
            </p>
            <form method="post" action="/desk/account/browsers/forget">
              <input type="hidden" name="browser" value={id} />
              <button className="button button-line" type="submit">
                Forget
                <span className="visually-hidden">
                  {' '}
                  {device}, last login {momentInWords(usedAt)}
                </span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}
