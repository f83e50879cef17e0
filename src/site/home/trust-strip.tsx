import type { Partner } from '#content/model.ts';
import { callingHoursInWords } from '#forms/slot-in-words.ts';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import { ExampleMark } from '../people/example-mark.tsx';
import { TelephoneLink } from '../shell/telephone-link.tsx';

/** Where anyone can look a broker's licence up. */
const registerAddress = 'https://irdai.gov.in';

/**
 * Lets a visitor check us before they read on: the licence and where to look it up, our insurers, our hours and number,
 * and where a complaint goes. Settings that are empty are not shown.
 */
export function TrustStrip({
  insurers = [],
}: {
  insurers?: readonly Pick<Partner, 'name' | 'isExample'>[] | undefined;
}) {
  const { settings, locale, linkTo, pageWithKey } = useSite();
  const { licence, contact, callingHours } = settings;
  const text = siteMessages(locale).trust;
  const complaints = pageWithKey('grievance');
  return (
    <div className="trust">
      <dl className="wrap" aria-label={text.label}>
        {licence.number && (
          <div>
            <dt>{text.licence}</dt>
            <dd>
              {licence.category}, {licence.number}
              <a href={registerAddress} rel="external">
                {text.register}
              </a>
            </dd>
          </div>
        )}
        {insurers.length > 0 && (
          <div>
            <dt>{text.insurers}</dt>
            <dd>
              {insurers.map(({ name }) => name).join(', ')}
              <ExampleMark isExample={insurers.some(({ isExample }) => isExample)} />
            </dd>
          </div>
        )}
        {contact.helpline && (
          <div>
            <dt>{text.calls}</dt>
            <dd>
              {callingHoursInWords(callingHours, locale)}
              <TelephoneLink />
            </dd>
          </div>
        )}
        {complaints && (
          <div>
            <dt>{text.complaints}</dt>
            <dd>
              {text.ladder}
              <a href={linkTo(complaints.path)}>{text.complain}</a>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
