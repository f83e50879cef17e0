import type { ServerProps } from 'payload';
import { isHiddenWithout } from '#content/access/staff.ts';

const isHidden = isHiddenWithout('settle-requests');

/** On top of every screen while an answer to a privacy request is overdue. */
export async function OverdueRequests({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user || isHidden({ user })) return null;
  const { totalDocs } = await payload.count({
    collection: 'privacy-requests',
    where: { dueAt: { less_than: new Date().toISOString() } },
    overrideAccess: true,
  });
  if (totalDocs === 0) return null;
  return (
    <div className="desk-licence desk-licence-over" role="alert">
      <p>
        {totalDocs === 1 ? 'A privacy request is' : `${totalDocs} privacy requests are`} overdue.{' '}
        <a href="/desk/privacy">See the requests</a>
      </p>
    </div>
  );
}
