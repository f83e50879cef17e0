import { callPaths } from '#cases/calls/call-paths.ts';
import { noticePath } from '#enquiry/notices/notice-path.ts';
import { privacyPaths } from '#privacy/own-page/paths.ts';
import { renewalPath } from '#renewals/renewal-path.ts';
import { belowStartPage } from '#tools/tool-segments.ts';
import { guidePath } from '../styleguide/guide-path.ts';
import { dynamicPaths } from './dynamic-paths.ts';

/** Answered on request, with all that is below. */
const answered: readonly string[] = [
  ...dynamicPaths,
  ...[noticePath, guidePath, '/find', '/forms'],
  ...['/api', '/assets', '/cards', '/documents', '/media', '/healthz', '/readyz'],
  ...['/admin', '/cmsapi', '/desk'],
];

/** Pages that staff write, and whose forms lead below them. */
const answeredBelow: readonly string[] = [callPaths.status, callPaths.caller, privacyPaths.base, renewalPath];

/** The home page is stored as `index`; `/page/2` and so on are the further parts of a page. */
const ofPublisher = /\/(index|page\/\d+)$/;

/**
 * Whether the program answers at this address. A page there would be served in its place: published files are looked
 * for before any route is asked.
 */
export function isAnsweredByProgram(path: string): boolean {
  const isBelow = (owned: string) => path.startsWith(`${owned}/`);
  return (
    answered.some((owned) => path === owned || isBelow(owned)) ||
    answeredBelow.some(isBelow) ||
    ofPublisher.test(path) ||
    belowStartPage.test(path)
  );
}
