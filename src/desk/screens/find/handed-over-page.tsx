import { refusals } from '../case/refusals.ts';
import type { HandedOver } from './hand-over.ts';

type HandedOverPageProps = { outcome: HandedOver; back: string };

/** Outcome of handing several cases over to one colleague. */
export function HandedOverPage({ outcome: { to, given, refused }, back }: HandedOverPageProps) {
  return (
    <div className="desk-wrap desk-plain">
      <h1>{headingOf(given, to.name)}</h1>
      {refused.length > 0 && (
        <>
          <p className="desk-said desk-said-no" role="alert">
            {refused.length === 1
              ? 'One case stays where it is.'
              : `${refused.length} cases stay where they are.`}
          </p>
          <table>
            <caption className="visually-hidden">Not handed over</caption>
            <thead>
              <tr>
                <th scope="col">Case</th>
                <th scope="col">Why not</th>
              </tr>
            </thead>
            <tbody>
              {refused.map(({ id, reference, refusal }) => (
                <tr key={id}>
                  <td className="desk-ref">
                    {reference ? <a href={`/desk/cases/${id}`}>{reference}</a> : 'gone'}
                  </td>
                  <td>{refusals[refusal]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p>
        <a className="button button-line" href={back}>
          Back to the list
        </a>
      </p>
    </div>
  );
}

function headingOf(given: number, name: string): string {
  if (given === 0) return `No case was handed over to ${name}`;
  return given === 1 ? `One case is ${name}’s now` : `${given} cases are ${name}’s now`;
}
