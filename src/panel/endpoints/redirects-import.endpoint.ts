import type { Endpoint, PayloadRequest } from 'payload';
import { isEditor } from '#content/access/staff.ts';
import { parseRedirects } from '#content/collections/redirects/parse-redirects.ts';

const maxBytes = 1_000_000;

/**
 * `POST /cmsapi/api/redirects-import`, its body the CSV: all lines or none. An address that is there already
 * leads to the new place.
 */
export const redirectsImportEndpoint: Endpoint = {
  path: '/redirects-import',
  method: 'post',
  handler: async (req) => {
    if (!(await isEditor({ req }))) return Response.json({ message: 'Not allowed.' }, { status: 403 });
    const csv = (await req.text?.()) ?? '';
    if (csv.length > maxBytes) return Response.json({ message: 'The file is too large.' }, { status: 413 });
    const parsed = parseRedirects(csv);
    if (!parsed.ok) return Response.json({ message: parsed.faults.slice(0, 20).join('\n') }, { status: 422 });
    await store(req, parsed.redirects);
    return Response.json({ message: `${parsed.redirects.length} redirects were imported.` });
  },
};

async function store(req: PayloadRequest, redirects: { from: string; to: string }[]): Promise<void> {
  const { payload } = req;
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('The content service did not start a transaction.');
  req.transactionID = transaction;
  const options = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  try {
    await payload.delete({ ...options, where: { from: { in: redirects.map(({ from }) => from) } } });
    for (const data of redirects) await payload.create({ ...options, data });
    await payload.db.commitTransaction(transaction);
  } catch (error) {
    await payload.db.rollbackTransaction(transaction);
    throw error;
  }
}
