/** In place of the vendor's link: one press ends the session for desk and content service. */
export function LogOut() {
  return (
    <form method="post" action="/desk/logout">
      <button className="btn btn--style-secondary btn--size-small" type="submit">
        Log out
      </button>
    </form>
  );
}
