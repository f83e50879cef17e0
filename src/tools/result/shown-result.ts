import type { Version } from '../engine/version.ts';
import { findResult, type StoredResult } from '../store/results.ts';
import { versionNumbered } from '../store/versions.ts';
import type { ResultContext } from '../tool.ts';
import type { ToolPlace } from '../tool-place.ts';
import { resultContext } from './result-context.ts';

/** A kept result for display: always by the version that was answered, whatever has been published since. */
export type ShownResult = {
  place: ToolPlace;
  stored: StoredResult;
  version: Version;
  context: ResultContext;
  /** The tool's own result, which only its functions know. */
  result: unknown;
};

/**
 * The result with this id, where it may be shown: below its own tool's page. A partner's is shown below the public
 * page as well, so that it can be sent on; no one else's below the partners'.
 */
export async function findShown(place: ToolPlace, id: string): Promise<ShownResult | undefined> {
  const { tool, locale, isPartner } = place;
  const { key } = tool.questionnaire;
  const stored = await findResult(id);
  if (!stored || stored.questionnaire !== key || (isPartner && !stored.isPartner)) return undefined;
  const version = await versionNumbered(key, stored.version);
  if (!version) return undefined;
  const context = await resultContext(stored.answers, version, locale);
  return { place, stored, version, context, result: tool.resultOf(stored.answers, context.content) };
}
