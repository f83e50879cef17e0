import { TableFrame } from '#site/blocks/data-table.tsx';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';
import { durationInWords, fewest, number, shareInWords } from '../figure-words.ts';
import type { PromiseFigures } from './promise-figures.ts';
import { canopyScene, promiseRowScene, promiseRows, promiseScale } from './promise-picture.ts';

const audienceNames: Record<UmbrellaAudience, string> = {
  companies: 'Companies',
  people: 'People',
  fertility: 'Fertility',
  agents: 'Agents',
  everyone: 'Others',
};

/** Response times against the promise: a picture where there is enough to see, and always the table. */
export function PromiseSection({ promise }: { promise: PromiseFigures }) {
  const { purposes, all, notDue, alone } = promise;
  const due = all.kept + all.late + all.overdue;
  if (due === 0) return null;
  return (
    <section className="figures-part" aria-labelledby="figures-promise">
      <h2 id="figures-promise">Did we keep the promise?</h2>
      <div className="promise-halves">
        {due >= fewest && <PromisePicture promise={promise} />}
        <div>
          <TableFrame label="First calls and the promise, by purpose">
            <thead>
              <tr>
                {['Purpose', 'Due', 'In time', 'Late', 'Not called', 'Kept', 'Half called within'].map(
                  (head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {purposes.map(({ purpose: { key, label }, ...row }) => (
                <Row key={key} label={label} {...row} />
              ))}
              <Row label="All" {...all} />
            </tbody>
          </TableFrame>
          <p className="desk-soft desk-small">
            Times are in calling hours: nights, days off and holidays are excluded. “Not called” means that
            the promised time has passed and no one has called yet. {number(notDue)}{' '}
            {notDue === 1 ? 'is' : 'are'} not due yet, {number(alone)} {alone === 1 ? 'was' : 'were'} closed
            without a call; they are not counted here.
          </p>
        </div>
      </div>
    </section>
  );
}

type RowProps = { label: string } & PromiseFigures['all'];

function Row({ label, kept, late, overdue, medianMinutes }: RowProps) {
  const due = kept + late + overdue;
  const isEnough = kept + late >= fewest && medianMinutes !== undefined;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{number(due)}</td>
      <td>{number(kept)}</td>
      <td>{number(late)}</td>
      <td>{number(overdue)}</td>
      <td>{shareInWords(kept, due)}</td>
      <td>{isEnough ? durationInWords(medianMinutes) : 'too few to say'}</td>
    </tr>
  );
}

function PromisePicture({ promise }: { promise: PromiseFigures }) {
  const rows = promiseRows(promise.purposes);
  const scale = promiseScale(rows);
  const { slots, slotHours, worth, hasMoreLeft, hasMoreLate } = scale;
  return (
    <figure className="promise-picture" aria-label="Calling hours left of the promise at the first call">
      <p className="promise-sides">
        <span>Under the umbrella: called on time</span>
        <span>In the rain: late</span>
      </p>
      <Picture scene={canopyScene()} />
      {rows.map((row) => (
        <div key={row.audience}>
          <p>{audienceNames[row.audience]}</p>
          <Picture scene={promiseRowScene(row, scale)} />
        </div>
      ))}
      <p className="promise-axis">
        <span>
          <span>
            {slots * slotHours} h left{hasMoreLeft && ' or more'}
          </span>
          <b>the promise</b>
        </span>
        <span>
          {7 * slotHours} h late{hasMoreLate && ' or more'}
        </span>
      </p>
      <figcaption className="desk-soft desk-small">
        {worth === 1 ? 'A bead is one enquiry' : `A bead is ${number(worth)} enquiries, or a part of them`},
        torn if the call was late. Rings at the end of the rain are enquiries still without a call.
      </figcaption>
    </figure>
  );
}
