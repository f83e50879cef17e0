/** Says in words what could not be done, and how to go on. */
export function RefusedPage({ text }: { text: string }) {
  return (
    <div className="desk-wrap desk-plain">
      <h1>This did not work</h1>
      <p>{text}</p>
      <p>
        <a className="button button-line" href="/desk">
          To the desk
        </a>
      </p>
    </div>
  );
}
