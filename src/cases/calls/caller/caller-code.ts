import type { SiteSettings } from '#content/model.ts';
import { referencePattern } from '#platform/ids.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { holdsForMinutes, possibleCodes } from '../call-code.ts';
import { callPaths } from '../call-paths.ts';
import { callerLimits } from './check-caller.ts';

type About = { siteUrl: string; locale: Locale; settings: Pick<SiteSettings, 'brand' | 'contact'> };

/** How this site checks its callers, for programs of others: the protocol is in docs/caller-code.md. */
export function discoveryDocument({ siteUrl, locale, settings: { brand, contact } }: About) {
  const { perReference, perSender } = callerLimits;
  return {
    protocol: 'caller-code',
    version: 1,
    organisation: brand,
    check: {
      page: siteUrl + pathIn(locale, callPaths.caller),
      endpoint: siteUrl + callPaths.callerCodeCheck,
    },
    reference: { pattern: referencePattern.source },
    code: { form: 'word-two-digits', possible: possibleCodes, validSeconds: holdsForMinutes * 60 },
    limits: [
      { per: 'reference', tries: perReference.points, seconds: perReference.seconds },
      { per: 'address', tries: perSender.points, seconds: perSender.seconds },
    ],
    callsFrom: contact.callingSeries,
    // Nothing is printed that nobody has filled in yet.
    ...(contact.helpline && { telephone: contact.helpline }),
    neverAsksFor: [...neverAsked],
  } as const;
}

/** As the page says it; a caller who asks for one of these is not ours, even with the right code. */
const neverAsked = [
  'payment',
  'one-time-password',
  'card-number',
  'pin',
  'password',
  'aadhaar-number',
  'pan',
  'app-installation',
  'screen-sharing',
] as const;

/** Every answer that a check can have; `docs/caller-code/vectors.json` has an example of each. */
export type CheckAnswer =
  | { ours: true; caller: string; organisation: string }
  | { ours: false }
  | { error: 'malformed' | 'too-many' | 'unavailable' };
