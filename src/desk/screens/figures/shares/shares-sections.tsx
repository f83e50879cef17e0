import { type CaseOutcome, caseOutcomes } from '#cases/case-words.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import type { Figures } from '../read-figures.ts';
import { SharesTable } from './shares-table.tsx';

const boxes: Record<ConsentPurpose, string> = {
  consent: 'To be contacted about this request',
  consent_share: 'To share with insurers for quotes',
  consent_whatsapp: 'WhatsApp about this request',
  consent_news: 'News',
};

/** Consents given as a share of those asked for, box by box. */
export function ConsentsSection({ consents }: Pick<Figures, 'consents'>) {
  const asked = consents.filter(({ given, refused, withdrawn }) => given + refused + withdrawn > 0);
  if (asked.length === 0) return null;
  const withdrawnOf = (key: string) => consents.find(({ purpose }) => purpose === key)?.withdrawn ?? 0;
  return (
    <section aria-labelledby="figures-consents">
      <h2 id="figures-consents">What they allowed</h2>
      <SharesTable
        of="Box"
        rows={asked.map(({ purpose, given, refused, withdrawn }) => ({
          key: purpose,
          label: boxes[purpose],
          part: given,
          whole: given + refused + withdrawn,
        }))}
        more={{ head: 'Withdrawn', of: withdrawnOf }}
      />
    </section>
  );
}

/** How it ended, of everything that came. */
export function OutcomesSection({ outcomes, total }: Pick<Figures, 'outcomes' | 'total'>) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="figures-outcomes">
      <h2 id="figures-outcomes">What came of it</h2>
      <SharesTable
        of="Outcome"
        rows={outcomes.map(({ key, total: part }) => ({
          key,
          label: key === 'open' ? 'Still open' : caseOutcomes[key as CaseOutcome],
          part,
          whole: total,
        }))}
      />
    </section>
  );
}

const maxCampaigns = 15;

/** By the name that the campaign's own links carry. */
export function CampaignsSection({ campaigns, total }: Pick<Figures, 'campaigns' | 'total'>) {
  if (campaigns.length === 0) return null;
  return (
    <section aria-labelledby="figures-campaigns">
      <h2 id="figures-campaigns">Which campaign brought them</h2>
      <SharesTable
        of="utm_campaign"
        rows={campaigns.slice(0, maxCampaigns).map(({ key, total: part }) => ({
          key,
          label: key,
          part,
          whole: total,
        }))}
      />
      {campaigns.length > maxCampaigns && (
        <p className="desk-soft desk-small">
          Not listed: {campaigns.length - maxCampaigns} more, none with more enquiries.
        </p>
      )}
    </section>
  );
}
