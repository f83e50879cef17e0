import type { Endpoint } from 'payload';
import { isEditor } from '#content/access/staff.ts';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { type PublicationStatus, publicationStatus } from '#desk/publishing/publication-status.ts';
import { translatedLanguages } from '#desk/translations/translated-languages.ts';
import type { Language } from '#ui/language/locales.ts';

export type RecordStatus = {
  standing: PublicationStatus;
  /** Languages besides English in which it can be read beside it. */
  languages: { code: Language; name: string }[];
};

/** `GET /cmsapi/api/standing/:collection/:id`: the publication status of a record, for the head of its screen. */
export const publicationStatusEndpoint: Endpoint = {
  path: '/standing/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!(await isEditor({ req }))) return Response.json({ message: 'Not allowed.' }, { status: 403 });
    const { collection, id } = req.routeParams ?? {};
    if (!/^\d{1,9}$/.test(String(id)))
      return Response.json({ message: 'There is no such record.' }, { status: 404 });
    const standing = await publicationStatus(String(collection), Number(id));
    return Response.json({ standing, languages: translatedLanguages().map(inWords) } satisfies RecordStatus);
  },
};

function inWords(code: Language): RecordStatus['languages'][number] {
  return { code, name: languageInEnglish(code) };
}
