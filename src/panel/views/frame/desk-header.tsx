import type { ServerProps } from 'payload';
import { isRole } from '#content/access/duties.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { DeskBar, DeskTabs } from '#desk/screens/frame/desk-bar.tsx';
import { deskCounts } from '#desk/screens/frame/desk-counts.ts';
import { DeskRim } from '#desk/screens/frame/desk-rim.tsx';
import { LicenceNotice } from '#desk/screens/frame/licence-notice.tsx';
import { placeOf } from '#desk/screens/frame/navigation.ts';
import { OverdueRequests } from '#panel/views/privacy/overdue-requests.tsx';
import { TickingClock } from './ticking-clock.tsx';

type HeaderProps = Pick<ServerProps, 'params' | 'payload' | 'user'>;

/** The desk's own bar, with what is above and below it, on top of the content service's screens. */
export async function DeskHeader({ params, payload, user }: HeaderProps) {
  if (!user || !isRole(user.role)) return null;
  const [{ brand, licence, callingHours }, counts] = await Promise.all([
    readSettings(),
    deskCounts(Number(user.id)),
  ]);
  const staff = { name: user.name, role: user.role };
  const now = new Date();
  const place = placeOf(['/admin', ...[params?.segments ?? []].flat()].join('/'));
  const entries = { staff, counts, place };
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <LicenceNotice validTill={licence.validTill} staff={staff} now={now} />
      <OverdueRequests payload={payload} user={user} />
      <DeskBar {...entries} brandName={brand} clock={<TickingClock drawnAt={now.getTime()} />} />
      <DeskRim hours={callingHours} now={now} />
      <DeskTabs {...entries} />
    </>
  );
}
