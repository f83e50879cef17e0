import { callPaths } from '#cases/calls/call-paths.ts';
import type { PageContent } from '#content/model.ts';
import { thanksInWords } from '#enquiry/dialog/thanks-in-words.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { thanksMessages } from '#enquiry/messages/thanks/messages.ts';
import { callingHoursInWords } from '#forms/slot-in-words.ts';
import { pathIn } from '#ui/language/paths.ts';
import { Blocks, placeBlocks } from '../blocks/place-blocks.tsx';
import type { SiteInput, Thanks } from '../document/page-data.ts';
import { useSite } from '../document/site-context.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** Where a form on a page of its own ends; in the words of the dialog's own thanks. */
export function ThankYouPage({ page, thanks }: { page: PageContent; thanks: Thanks | undefined }) {
  const site = useSite();
  const words = thanks && wordsOf(thanks, site);
  // The premium, or that it waits, takes the place of the general thanks, as in the dialog.
  const isGeneral = !words || words.thanks === enquiryMessages(site.locale).form.thanks.general;
  const lead = isGeneral ? page.lead : words.thanks;
  return (
    <PageFrame
      page={page}
      head={
        <PageHead page={{ ...page, lead }}>
          {words && <Reference {...{ lead, words }} {...thanks} />}
        </PageHead>
      }
    >
      <div className="sheet">
        <Blocks placed={placeBlocks(page.blocks)} />
      </div>
    </PageFrame>
  );
}

/** The part of the thanks about what was sent. */
export function wordsOf(
  { isWaiting, ...found }: Thanks,
  { settings, locale }: Pick<SiteInput, 'settings' | 'locale'>,
) {
  const { premiums, contact, callingHours: hours } = settings;
  const waiting = isWaiting ? answerMessages(locale).waiting : undefined;
  const sent = { ...found, waiting };
  const words = thanksInWords({ sent, hours, premiums, callingSeries: contact.callingSeries }, locale);
  // The general thanks promise that we will be in touch, which with an applicant is open.
  const isOpen = found.register === 'resumes' && !waiting;
  return { ...words, thanks: isOpen ? '' : words.thanks, waiting };
}

type ReferenceProps = Thanks & { lead: string; words: ReturnType<typeof wordsOf> };

/** The number under which it is kept, what follows, and how to stop it. */
export function Reference({ lead, words, register, reference }: ReferenceProps) {
  const { settings, locale } = useSite();
  const { contact, callingHours: hours } = settings;
  const { callingSeries: series, supportEmail } = contact;
  const text = enquiryMessages(locale).form.thanks;
  const { thanks, caveat, waiting, next } = words;
  const other = register && register !== 'enquiries' ? thanksMessages(locale)[register] : undefined;
  // Nothing is promised for a number that is unknown, or older than an hour.
  const promised = register && (other?.next({ hours: callingHoursInWords(hours, locale), series }) ?? next);
  return (
    <div className="reference stack" role="status">
      {/* Unless the page has said just that above. */}
      {thanks !== lead && <p>{thanks}</p>}
      {caveat && <p className="caveat">{caveat}</p>}
      <p>{text.reference}</p>
      <p className="reference-number">{reference}</p>
      <p>
        <a href={pathIn(locale, callPaths.status)}>{text.keep}</a>
      </p>
      {waiting && <p>{waiting.next}</p>}
      {promised && <p>{promised}</p>}
      {supportEmail && <p>{(other ?? text).stop(supportEmail)}</p>}
    </div>
  );
}
