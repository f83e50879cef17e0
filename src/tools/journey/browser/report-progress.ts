import { postToEndpoint } from '#enquiry/dialog/post-to-endpoint.ts';
import type { JourneyProps } from '../journey-props.ts';

const told = new Set<string>();

/**
 * Tells that a page was reached, once, so that staff see where people leave: the page and the version, and nothing of
 * who it was. No one waits for it, and it is not tried again.
 */
export function reportProgress(
  { questionnaire, version }: Pick<JourneyProps, 'questionnaire' | 'version'>,
  page: string,
): void {
  if (page === 'load' || told.has(page) || !navigator.onLine) return;
  told.add(page);
  void postToEndpoint('tool_progress', { questionnaire: questionnaire.key, version, page });
}
