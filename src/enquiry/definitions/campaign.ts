import { normalizeText } from '#forms/normalize-text.ts';

/** Parameters that an advertisement or a newsletter puts into the address that it leads to. Never about a person. */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
type CampaignField = (typeof campaignFields)[number];
export type Campaign = Partial<Record<CampaignField, string>>;

const maxLength = 100;

/**
 * The campaign in an input or in the query of an address. It is ours to send and no visitor can mend it: a value
 * that is not text is left out, and an over-long one is cut.
 */
export function campaignIn(input: Readonly<Record<string, unknown>>): Campaign {
  const found = campaignFields.flatMap((field) => {
    const text = normalizeText(input[field]);
    return typeof text === 'string' && text ? [[field, text.slice(0, maxLength)]] : [];
  });
  return Object.fromEntries(found);
}

export function campaignOfQuery(query: string): Campaign {
  return campaignIn(Object.fromEntries(new URLSearchParams(query)));
}
