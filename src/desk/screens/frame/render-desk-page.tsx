import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { renderDocument } from '#site/document/document.tsx';
import { hashSource } from '#site/document/hash-source.ts';
import { htmlAnswer } from '#site/document/html-answer.ts';
import { pageDataFor } from '#site/document/page-data.ts';
import { type DocumentSources, plainPageResponder } from '#site/document/plain-page.tsx';
import { privateDocumentHeaders } from '#site/document/security-headers.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { DeskPage } from '../desk-route.ts';
import { deskCounts } from './desk-counts.ts';
import { DeskFrame } from './desk-frame.tsx';
import { deskStyles } from './desk-styles.ts';
import { SignedOutFrame } from './signed-out-frame.tsx';

/** Renders the desk's pages: for someone in the frame with its bar, for a stranger (the login) without it. */
export function deskRenderer(sources: DocumentSources, ahead: readonly string[]) {
  const { loadSite, ...rest } = sources;
  const drawAsSite = plainPageResponder(sources);
  const text = deskStyles();
  const headers = privateDocumentHeaders({ ...rest, styleHashes: [hashSource(text)], hasOwnFrames: true });
  return (staff: Staff | undefined) =>
    async ({ title, place, body, status = 200, look, sheet }: DeskPage): Promise<Response> => {
      if (look)
        return drawAsSite(
          { title, path: '/desk', body, status, look: 'tool', sheet: sheet ?? 'content-whole' },
          defaultLocale,
        );
      const [site, counts, { callingHours }] = await Promise.all([
        loadSite(defaultLocale),
        staff ? deskCounts(staff.id) : {},
        siteFacts(),
      ]);
      const { locale, settings, pages } = site;
      const { brand: brandName, licence } = settings;
      const licenceValidTill = licence.validTill;
      const frame = { brandName, licenceValidTill, counts, hours: callingHours, now: new Date(), place };
      // Reading has taken its time, and so will rendering: requests for pages of the site come in between.
      await untilOthersHadTheirTurn();
      const html = renderDocument({
        site,
        pageData: pageDataFor({ path: '/desk', locale, settings, pages, captcha: rest.captcha }),
        head: {
          title: `${title} | ${settings.brand} desk`,
          description: '',
          path: '/desk',
          isIndexed: false,
          sheet: { text },
        },
        body: staff ? (
          <DeskFrame {...frame} staff={staff} ahead={ahead}>
            {body}
          </DeskFrame>
        ) : (
          <SignedOutFrame brandName={settings.brand}>{body}</SignedOutFrame>
        ),
      });
      return htmlAnswer(html, { status, headers });
    };
}
