/** Below the collections: the way to what the house sends. */
export function MailsLink() {
  return (
    <a className="nav__link" href="/admin/mails">
      <span className="nav__link-label">Mails</span>
    </a>
  );
}
