import { teamMembers } from '#content/collections/team/team.read.ts';
import { pictureOf } from '#content/collections/upload/upload.read.ts';
import type { PageContent, StoredPicture, TeamMember } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import { withUpload } from '../blocks/with-upload.ts';
import { hasTrait } from '../pages/traits-of-kinds.ts';

export type Adviser = TeamMember & { upload?: StoredPicture };

/** The first of the team who advises on what a page about a cover is for; no one where none says so. */
export async function adviserFor(page: PageContent, reader: Reader): Promise<Adviser | undefined> {
  if (!hasTrait(page.kind, 'cover')) return undefined;
  const team = await reader.ask(teamMembers, '');
  const found = team.find(({ advisesOn }) => advisesOn?.some((audience) => audience === page.audience));
  if (!found) return undefined;
  const [adviser] = await withUpload([found], ({ picture }) => pictureOf(picture, reader));
  return adviser;
}
