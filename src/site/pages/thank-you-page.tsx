import type { PageContent } from '#content/model.ts';
import { formText } from '#enquiry/messages/form.en.ts';
import { Blocks, placeBlocks } from '../blocks/place-blocks.tsx';
import type { Thanks } from '../document/page-data.ts';
import { useSite } from '../document/site-context.tsx';
import { callingHoursInWords } from '../text/calling-hours.ts';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** Where a form on a page of its own ends; in the words of the dialog's own thanks. */
export function ThankYouPage({ page, thanks }: { page: PageContent; thanks: Thanks | undefined }) {
  return (
    <PageFrame page={page} head={<PageHead page={page}>{thanks && <Reference {...thanks} />}</PageHead>}>
      <div className="sheet">
        <Blocks placed={placeBlocks(page.blocks)} />
      </div>
    </PageFrame>
  );
}

function Reference({ reference, sumInsured }: Thanks) {
  const { settings, locale } = useSite();
  const { premiums, contact, callingHours } = settings;
  const premium = premiums.rows.find((row) => row.sumInsured === sumInsured)?.premium;
  const text = formText.thanks;
  return (
    <div className="reference stack" role="status">
      <p>{premium ? text.premium(premium) : text.general}</p>
      {premium && <p className="caveat">{premiums.caveat}</p>}
      <p>{text.reference}</p>
      <p className="reference-number">{reference}</p>
      <p>{text.keep}</p>
      <p>
        {text.call({
          hours: callingHoursInWords(callingHours, locale),
          series: contact.callingSeries,
        })}
      </p>
      <p>{text.stop(contact.supportEmail)}</p>
    </div>
  );
}
