import type { TrustedTypesHere } from '#ui/html/trusted-types.ts';
import { afterLoad } from './after-load.ts';
import { isSavingData } from './browser-preferences.ts';
import { speculationRules } from './speculation-rules.ts';

/**
 * Lets the browser render the next page while its visitor is still pressing the link; one that points rests on a link
 * first, and that will do as well. A finger's way over a page is not such a sign, and bytes cost phones most. Nothing
 * is fetched ahead for those who save data.
 */
export function startSpeculation(): void {
  if (isSavingData() || !HTMLScriptElement.supports?.('speculationrules')) return;
  afterLoad(offerPages);
}

function offerPages(): void {
  const isPointing = matchMedia('(hover: hover)').matches;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  const rules = speculationRules(isPointing ? 'moderate' : 'conservative');
  // Made here: this script is in the page and shares nothing with an island.
  const { trustedTypes } = globalThis as TrustedTypesHere;
  const policy = trustedTypes?.createPolicy('next-pages', { createScript: (text) => text });
  script.textContent = policy?.createScript(rules) ?? rules;
  document.head.append(script);
}
