/**
 * Rules of single values, in words for editors. Each asks for the value alone, so that seeds are held to it as
 * well (`validate-value.ts`). The content service asks a rule *instead of* its own check for "required".
 */
type Rule = (value: unknown) => true | string;

/** @param isGood is asked of a text that is there */
export function textRule(isRequired: boolean, isGood: (text: string) => boolean, words: string): Rule {
  return (value) => {
    if (value === undefined || value === null || value === '') return isRequired ? words : true;
    return isGood(String(value)) || words;
  };
}

/** A page of this site, a place on the page, a full address, a link of the settings or a card in braces. */
export function isTarget(text: string): boolean {
  if (cardKeyOf(text) !== undefined) return true;
  return /^(\/|#|\{[a-zA-Z]+\}$|https:\/\/|mailto:|tel:)\S*$/.test(text);
}

/** Returns the key of the card that an address such as `{card:cyber-insurance}` names. */
export function cardKeyOf(address: unknown): string | undefined {
  return /^\{card:([a-zA-Z0-9-]+)\}$/.exec(String(address ?? ''))?.[1];
}

/** A full address on the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}

/** The path of a page: small letters, digits and hyphens between slashes; `{secret}` for the partners' pages. */
export function isPagePath(text: string): boolean {
  return /^\/(?:[a-z0-9{}-]+(?:\/[a-z0-9-]+)*)?$/.test(text);
}

export function isKey(text: string): boolean {
  return /^[a-zA-Z0-9-]+$/.test(text);
}
