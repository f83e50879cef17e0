import { withdrawalLedger } from '#enquiry/withdrawals/withdrawal-ledger.ts';
import { inFolder } from '#platform/backup/backup-files.ts';
import { copyLedgerOutside } from '#platform/ledger/ledger.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { erasureLedger } from '../erase/erasure-ledger.ts';
import { replayErasures } from './replay-erasures.ts';
import { replayWithdrawals } from './replay-withdrawals.ts';

export async function copyLedgersOutside(): Promise<void> {
  await copyLedgerOutside(erasureLedger);
  await copyLedgerOutside(withdrawalLedger);
}

type Replayed = { erasures: number; withdrawals: number };

/**
 * A restored database contains people again who were erased after it was backed up, and consents that were withdrawn.
 * What the ledgers list and the database does not is carried out again, before anyone is served.
 * @param folder of further ledgers, as a path or an address in a bucket
 */
export async function replayLedgers(places: readonly PersonalData[], folder?: string): Promise<Replayed> {
  const more = (name: string) => (folder === undefined ? [] : [inFolder(folder, name)]);
  return {
    erasures: await replayErasures(places, more(erasureLedger.name)),
    withdrawals: await replayWithdrawals(more(withdrawalLedger.name)),
  };
}
