'use client';

/** As `newsletter-sending` answers. */
export type SendingState = {
  state: 'sending' | 'stopped' | 'done';
  total: number;
  waiting: number;
  underWay: number;
  sent: number;
  failed: number;
  left: number;
};

const states = { sending: 'Going out', stopped: 'Stopped', done: 'All handed over' };

/** How far an issue has come, in numbers; recipients that it could not reach are in the list of mails. */
export function SendingProgress({ sending }: { sending: SendingState }) {
  const { state, total, waiting, underWay, sent, failed, left } = sending;
  const rows: [string, number][] = [
    ['Addresses', total],
    ['Delivered', sent],
    ['On their way', underWay],
    ['Waiting for their turn', waiting],
    ['Could not be delivered', failed],
    ['Unsubscribed before their turn', left],
  ];
  return (
    <div role="status">
      <p>{states[state]}</p>
      <dl className="newsletter-progress">
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
