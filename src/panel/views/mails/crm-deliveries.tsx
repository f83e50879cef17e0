import { momentInShort } from '#desk/moments.ts';
import { latestCrmDeliveries } from '#enquiry/deliveries/read-deliveries.ts';
import { env } from '#platform/env.ts';

const maxShown = 50;

/** The log of what the CRM was handed: when, about which record, and what it said. */
export async function CrmDeliveries() {
  const rows = await latestCrmDeliveries(maxShown);
  if (!env().crmWebhookUrl && rows.length === 0) return null;
  return (
    <section aria-labelledby="mails-hand-overs">
      <h2 id="mails-hand-overs">Hand-overs to the CRM</h2>
      <p>The newest {maxShown} attempts.</p>
      {rows.length === 0 ? (
        <p>There are none yet.</p>
      ) : (
        <div className="staff-scroll">
          <table className="staff-table">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">About</th>
                <th scope="col">What came of it</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ deliveryId, reference, madeAt, outcome }) => (
                <tr key={`${deliveryId} ${madeAt.getTime()}`}>
                  <td>{momentInShort(madeAt)}</td>
                  <th scope="row">
                    <a href={`/admin/collections/deliveries/${deliveryId}`}>{reference}</a>
                  </th>
                  <td>{outcome}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
