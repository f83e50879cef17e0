import type { DeskCall } from '../desk-route.ts';
import type { DeskPlace } from './navigation.ts';

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

/** How the routes of one place of the desk refuse what cannot be done. */
export function refuseIn(place: DeskPlace) {
  return ({ draw }: DeskCall, text: string, status: number): Promise<Response> =>
    draw({ title: 'Not possible', place, status, body: <RefusedPage text={text} /> });
}
