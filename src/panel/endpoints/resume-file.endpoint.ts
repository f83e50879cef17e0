import { Readable } from 'node:stream';
import type { Endpoint } from 'payload';
import { mayReadCases } from '#content/access/staff.ts';
import { sentFiles } from '#enquiry/uploads/sent-files.ts';
import { recordDownload, type StoredUpload, uploadOf } from '#enquiry/uploads/stored-upload.ts';
import { log } from '#platform/log.ts';

/**
 * `GET /cmsapi/api/resumes-file/:id`: the résumé of an application, to be saved and never shown by a browser: whatever
 * is in it would be on our own address there.
 */
export const resumeFileEndpoint: Endpoint = {
  path: '/resumes-file/:id',
  method: 'get',
  handler: async (req) => {
    if (!(await mayReadCases({ req })) || !req.user)
      return Response.json({ message: 'Not allowed.' }, { status: 403 });
    const id = Number(req.routeParams?.id);
    const upload = Number.isSafeInteger(id) ? await uploadOf(id) : undefined;
    const facts = upload && (await sentFiles.factsOf(upload.id));
    if (upload && facts && facts.size !== upload.size) {
      log.error('file damaged', { resume: id, bytes: facts.size, of: upload.size });
      return Response.json(
        { message: 'This file is damaged. Restore it from a backup, or ask the applicant for it again.' },
        { status: 410 },
      );
    }
    const content = upload && (await sentFiles.open(upload.id));
    if (!content) return Response.json({ message: 'No such file.' }, { status: 404 });
    await recordDownload(id, Number(req.user.id));
    return new Response(Readable.toWeb(content) as ReadableStream, { headers: headersOf(upload) });
  },
};

const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<StoredUpload['type'], string>;

function headersOf({ name, type, size }: StoredUpload): Record<string, string> {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    'Content-Type': mediaTypes[type],
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  };
}
