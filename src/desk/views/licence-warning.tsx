import { Banner } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { judgeLicence } from '#content/collections/site-settings/licence.ts';
import { dateInIndia } from '#platform/clock.ts';

/** On top of every screen, from sixty days before the licence ends until a new date is entered. */
export async function LicenceWarning({ payload }: Pick<ServerProps, 'payload'>) {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const { validTill } = settings.licence;
  const { state, daysLeft } = judgeLicence(validTill, dateInIndia());
  if (state === 'valid') return null;
  const isOver = state !== 'ending';
  const what = {
    undated: 'The licence has no date until which it is valid.',
    past: `The licence was valid till ${validTill}. That day has passed: nobody may be advised or sold to under it.`,
    ending: `The licence is valid till ${validTill}: ${daysLeft === 1 ? 'one more day' : `${daysLeft} more days`}.`,
  }[state];
  return (
    <div role={isOver ? 'alert' : 'status'} className="licence-warning" style={{ padding: '0.75rem 1rem 0' }}>
      <Banner type={isOver ? 'error' : 'info'}>
        <p
          style={{
            margin: 0,
            fontSize: isOver ? '1.25rem' : undefined,
            fontWeight: isOver ? 700 : undefined,
          }}
        >
          {what} Once it is renewed, enter its number and date under{' '}
          <a href="/admin/globals/site-settings#field-licence">Site settings, Licence</a>.
        </p>
      </Banner>
    </div>
  );
}
