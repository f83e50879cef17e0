import { type Endpoint, type PayloadRequest, ValidationError } from 'payload';
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
    if (csv.length > maxBytes)
      return Response.json({ message: 'The file is larger than 1 MB.' }, { status: 413 });
    const parsed = parseRedirects(csv);
    if (!parsed.ok) return Response.json({ message: parsed.faults.slice(0, 20).join('\n') }, { status: 422 });
    const fault = await store(req, parsed.redirects);
    if (fault) return Response.json({ message: fault }, { status: 422 });
    return Response.json({ message: `${parsed.redirects.length} redirects were imported.` });
  },
};

/** Answers why one of them is refused beside those that are there. */
async function store(
  req: PayloadRequest,
  redirects: { from: string; to: string }[],
): Promise<string | undefined> {
  const { payload } = req;
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('The content service did not start a transaction.');
  req.transactionID = transaction;
  const options = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  let current = '';
  try {
    await payload.delete({ ...options, where: { from: { in: redirects.map(({ from }) => from) } } });
    for (const data of redirects) {
      current = data.from;
      await payload.create({ ...options, data });
    }
    await payload.db.commitTransaction(transaction);
    return undefined;
  } catch (error) {
    await payload.db.rollbackTransaction(transaction);
    const [fault] = error instanceof ValidationError ? error.data.errors : [];
    if (fault) return `${current}: ${fault.message}`;
    throw error;
  }
}
