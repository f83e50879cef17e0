import { Banner } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { licenceInWords } from '#content/collections/site-settings/licence.ts';
import { dateInIndia } from '#platform/clock.ts';

/** On top of every screen, from sixty days before the licence ends until a new date is entered. */
export async function LicenceWarning({ payload }: Pick<ServerProps, 'payload'>) {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const warning = licenceInWords(settings.licence.validTill, dateInIndia());
  if (!warning) return null;
  const { text, isOver } = warning;
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
          {text} Once it is renewed, enter its number and date under{' '}
          <a href="/admin/globals/site-settings#field-licence">Site settings, Licence</a>.
        </p>
      </Banner>
    </div>
  );
}
