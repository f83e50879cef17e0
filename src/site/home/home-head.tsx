import type { PageContent } from '#content/model.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { CoverFinder } from '../cover-finder/sentence-finder.tsx';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import { CallBackLink } from '../shell/call-back-link.tsx';
import { chartPath, offersChart } from './offers-chart.ts';
import { street, streetRow } from './street.ts';

/** The top of the home page: what we do in one line, the ways on, and a sentence to fill in. */
export function HomeHead({ page }: { page: PageContent }) {
  const lookUps = useSite();
  const text = siteMessages(lookUps.locale);
  return (
    <div className="home-head">
      <div className="wrap">
        <div className="home-text">
          <div className="stack">
            <h1>{page.heading}</h1>
            {page.lead && <p className="lead">{page.lead}</p>}
            <p className="ctas">
              <CallBackLink className="button" />
              {offersChart(page) && (
                <a className="button button-line" href={lookUps.linkTo(chartPath)}>
                  {text.homePage.checkRisk}
                </a>
              )}
            </p>
          </div>
          <CoverFinder />
        </div>
        <div className="street">
          <Picture scene={street(lookUps)} className="street-square" />
          <Picture scene={streetRow(lookUps)} className="street-row" />
        </div>
      </div>
    </div>
  );
}
