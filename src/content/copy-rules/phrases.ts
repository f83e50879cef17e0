/**
 * Phrases that make a page false, unlawful or empty, defined once: an editor is warned of them while writing, the desk
 * lists where they are, and a test checks the seed for them. Nothing is refused: anyone who writes may have a reason.
 */
type Phrase = {
  pattern: RegExp;
  why: string;
  /** Harmless where the same sentence has said "no" or "not" before: "we give no cashback". */
  mayBeDenied?: true;
};

export const phrases: readonly Phrase[] = [
  {
    // The bonds of banks and builders are called so.
    pattern: /(?<!\b(?:bank|performance|bid) )\bguarantee(?:d|s)?\b/i,
    why: 'No one can promise what an insurer will decide.',
    mayBeDenied: true,
  },
  { pattern: /\b100 ?%/, why: 'A promise of all or nothing is seldom true of insurance.', mayBeDenied: true },
  {
    pattern: /\bcashback\b|\bloyalty points?\b/i,
    why: 'Section 41 of the Insurance Act forbids giving back any part of the premium or commission.',
    mayBeDenied: true,
  },
  {
    pattern: /\bbest in india\b|\bno\. ?1\b|\bindia[’']s (?:best|largest|leading|top)\b/i,
    why: 'A ranking needs a measure that anyone can look up.',
  },
  {
    pattern: /\birdai[- ](?:approved|recommended|certified)\b|\b(?:approved|certified) by (?:the )?irdai\b/i,
    why: 'IRDAI registers brokers. It does not approve or recommend anyone.',
  },
  {
    pattern: /\bsuccess stor(?:y|ies)\b/i,
    why: 'The story of a client’s claim needs written proof and consent.',
  },
  {
    pattern: /\bothers? (?:policies )?makes? you wait\b/i,
    why: 'We do not run down what others sell; employers’ policies often have no waiting period at all.',
  },
  {
    pattern: /\bhassle\b|\bpeace of mind\b|\bone-stop\b|\bworld-class\b|\bseamless\b/i,
    why: 'It says nothing. Say what the reader gets, or gets done.',
  },
];

/**
 * Covers that a law, a tariff or a visa does require. Anything else is bought by choice, contract, bank or tender, and
 * is not "mandatory".
 */
const askedByLaw =
  /third[- ]party|public liability|hazardous|listed compan|\bd&o\b|donor|surrogate|owner[- ]driver|owner who drives|personal accident|gratuity|\bedli\b|provident fund|\besi\b|\brera\b|promoter|bye-laws|schengen|\bvisa\b|vintage/i;

const duty = /\bmandatory\b|\bobligatory\b|\bcompulsory\b(?! excess)|\bby law, yes\b/i;

/** In a question it is asked, and "not mandatory" is not a claim. */
export function claimsDuty(sentence: string): string | undefined {
  const [said] = duty.exec(sentence) ?? [];
  if (!said || sentence.endsWith('?') || askedByLaw.test(sentence)) return undefined;
  return isDenied(sentence, said) ? undefined : said;
}

export function isDenied(sentence: string, said: string): boolean {
  return /\b(?:no|not|never|nobody|neither|nor|cannot|without)\b/i.test(
    sentence.slice(0, sentence.indexOf(said)),
  );
}

/**
 * A figure, a day or a duty, which must say where it comes from. Of no law is anything said by "advise on law", "covers named
 * in law", "covers that the law requires" or "what the law requires": they name a subject, and where it is treated its source is.
 */
export const fact =
  /₹|\d{2,}|\d\s*%|\b\d (?:hour|day|month|year)s?\b|\bmust\b|(?<!\b(?:on|a|named in|(?:[Ww]hat|that) the) )\blaw\b|\bAct\b|\bRules\b/;
