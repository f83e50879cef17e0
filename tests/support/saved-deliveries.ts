import { readAudit } from '#desk/audit/read-audit.ts';
import { systemsRoutes } from '#desk/screens/systems/systems.routes.tsx';
import { rowsOf } from './database.ts';
import { deskAs } from './desk-as.ts';
import { newVisitor, sampleEnquiry } from './visitor.ts';

export type Row = {
  id: number;
  state: string;
  attempts: string;
  last_error: string | null;
  message_id: string;
  recipient: string;
  sent_at: Date | null;
};

/** Saves a form and gives its two deliveries. */
export async function saved(changes: Record<string, unknown> = {}) {
  const { post } = await newVisitor();
  const { body } = await post('save_lead_data', sampleEnquiry(changes));
  const reference = String(body.data?.reference);
  const ids = await rowsOf<{ id: number; channel: string }>(
    'select id, channel from deliveries where reference = $1',
    [reference],
  );
  const idOf = (channel: string) => ids.find((row) => row.channel === channel)?.id ?? 0;
  return { reference, mail: idOf('support-mail'), handOver: idOf('crm-webhook') };
}

export async function rowOf(id: number): Promise<Row> {
  const [row] = await rowsOf<Row>('select * from deliveries where id = $1', [id]);
  if (!row) throw new Error(`no delivery ${id}`);
  return row;
}

export const jobsOf = (id: number) =>
  rowsOf<{ id: string; state: string }>(`select id, state from pgboss.job where data->>'deliveryId' = $1`, [
    String(id),
  ]);

/** The text of a mail as it came over the wire. */
export function decodeBody(letter: string): string {
  const split = letter.indexOf('\r\n\r\n');
  const head = letter.slice(0, split);
  const body = letter.slice(split + 4);
  if (/transfer-encoding: base64/i.test(head))
    return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

/** The web hook's secret as an administrator reads it, which the log then says. */
export async function secretAtTheDesk(): Promise<string> {
  const administrator = { id: 1, name: 'Asha', email: '', role: 'administrator', sessionId: '' } as const;
  const ask = { routes: systemsRoutes, path: '/systems' };
  const { html } = await deskAs(administrator, ask);
  if (html.includes('whsec_')) throw new Error('It is shown to someone who has not asked for it.');
  const shown = await deskAs(administrator, { ...ask, path: '/systems/web-hook', fields: {} });
  const [entry] = await readAudit({ filter: { group: 'systems' }, limit: 1 });
  if (entry?.kind !== 'hook-secret-shown') throw new Error('The log does not say that it was shown.');
  return /whsec_[\w+/=]+/.exec(shown.html)?.[0] ?? '';
}
