/**
 * Trusted Types: in our pages no text becomes a script, the address of one, or markup, but by one of these policies. The
 * Content-Security-Policy names them (`site/document/content-security-policy.ts`). Each is for one place alone, which makes it when it is
 * first needed: a browser refuses a second one of the same name. One without Trusted Types takes the text itself.
 */
export const trustPolicies = ['next-pages', 'captcha-worker', 'fresh-page'] as const;

/** `globalThis`, where a browser has them. */
export type TrustedTypesHere = { trustedTypes?: Factory };

type Kind = 'createScript' | 'createScriptURL' | 'createHTML';
type Factory = {
  createPolicy(
    name: string,
    rules: Partial<Record<Kind, (text: string) => string>>,
  ): Record<Kind, (text: string) => string>;
};

/** @returns what a browser takes for a text that is trusted, under a text's type */
export function trustPolicy(
  name: Exclude<(typeof trustPolicies)[number], 'next-pages'>,
  kind: Kind,
): (text: string) => string {
  const { trustedTypes } = globalThis as TrustedTypesHere;
  const policy = trustedTypes?.createPolicy(name, { [kind]: (text: string) => text });
  return (text) => policy?.[kind](text) ?? text;
}
