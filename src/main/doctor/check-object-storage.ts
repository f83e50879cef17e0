import { randomUUID } from 'node:crypto';
import type { Env } from '#platform/env.ts';
import { storeIn, withBin } from '#platform/files/choose-store.ts';
import { isObjectUrl, type ObjectPlace, objectPlace } from '#platform/object-storage/object-place.ts';
import { StorageTrouble } from '#platform/object-storage/storage-trouble.ts';
import { consider, type Finding, stop } from './finding.ts';

// Storages refuse what is a quarter of an hour off.
const maxOffsetMs = 5 * 60_000;

/** Writes, reads, lists and deletes one object in each folder that the settings name, as the site would. */
export async function checkObjectStorage({ storage, backupTo }: Env): Promise<Finding[]> {
  const places = Object.entries({
    UPLOADS_URL: storage.uploads,
    FILES_URL: storage.files,
    BACKUP_TO: isObjectUrl(backupTo) ? objectPlace(backupTo) : undefined,
  });
  const findings: Finding[] = [];
  for (const [setting, place] of places) if (place) findings.push(...(await tryOne(setting, place)));
  return findings;
}

async function tryOne(setting: string, place: ObjectPlace): Promise<Finding[]> {
  const name = `doctor.${randomUUID()}.check`;
  // A name that no list of files takes for one of its own.
  const store = storeIn({ folder: setting, pattern: /^doctor\.[\w-]+\.check$/ }, () => withBin(place));
  try {
    await store.put(name, [Buffer.from(name)], { maxBytes: name.length });
    const { findTraits } = await import('./storage-traits.ts');
    const { keepsVersions, clockOffsetMs } = await findTraits({ ...place, name });
    const isSame = (await store.readWhole(name)).toString() === name;
    const isListed = (await store.names()).includes(name);
    await store.remove(name);
    const isGone = !(await store.factsOf(name));
    return [
      ...(isSame && isListed && isGone ? [] : [notAsWritten(setting)]),
      ...(keepsVersions ? [versioned(setting, place)] : []),
      ...(Math.abs(clockOffsetMs) > maxOffsetMs ? [wrongClock(clockOffsetMs)] : []),
    ];
  } catch (error) {
    await store.remove(name).catch(() => undefined);
    if (!(error instanceof StorageTrouble)) throw error;
    return [
      stop(
        `${setting} cannot be used. ${error.message}`,
        'docs/scaling.md lists what the server and the keys have to allow.',
      ),
    ];
  }
}

function notAsWritten(setting: string): Finding {
  return stop(
    `${setting}: an object that was written could not be read, listed or deleted at once.`,
    'Use a server that answers with what was just written, as Amazon’s does.',
  );
}

function versioned(setting: string, { bucket }: ObjectPlace): Finding {
  return consider(
    `${setting}: the bucket ${bucket} keeps earlier versions, so what is deleted or erased is still there.`,
    'Switch versioning off, or let a lifecycle rule delete noncurrent versions after a few days.',
  );
}

function wrongClock(offsetMs: number): Finding {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  return stop(
    `The clock of this machine is ${minutes} minutes ${offsetMs > 0 ? 'behind' : 'ahead of'} the object storage’s.`,
    'Set the clock by NTP (timedatectl): the storage refuses requests with a wrong time.',
  );
}
