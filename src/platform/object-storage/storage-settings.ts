import { type ObjectPlace, objectPlace, overlap } from './object-place.ts';

/** Where files are kept outside of this machine, and how its server is spoken to. */
export type StorageSettings = {
  /** For staff's pictures and documents; absent means: `uploads` in the data folder. */
  uploads: ObjectPlace | undefined;
  /** For what visitors send; absent means: `files` in the data folder. */
  files: ObjectPlace | undefined;
  /** Absent means: Amazon's own for the region. */
  endpoint: string | undefined;
  region: string;
  /** The bucket is named in the path of an address, and not in its host. */
  hasPathStyle: boolean;
  /** Absent means: those of the machine's role. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
};

type Given = {
  UPLOADS_URL?: string | undefined;
  FILES_URL?: string | undefined;
  BACKUP_TO?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION?: string | undefined;
  S3_PATH_STYLE?: 'on' | 'off' | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
};

/** Most servers other than Amazon's have one region and expect this name. */
const usualRegion = 'us-east-1';

export function storageSettings(given: Given): StorageSettings {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = given;
  return {
    uploads: given.UPLOADS_URL ? objectPlace(given.UPLOADS_URL) : undefined,
    files: given.FILES_URL ? objectPlace(given.FILES_URL) : undefined,
    endpoint: given.S3_ENDPOINT?.replace(/\/+$/, ''),
    region: given.S3_REGION ?? usualRegion,
    hasPathStyle: given.S3_PATH_STYLE ? given.S3_PATH_STYLE === 'on' : Boolean(given.S3_ENDPOINT),
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

/** Settings that do not fit together, each with the way on. */
export function storageProblems(given: Given): string[] {
  const problems: string[] = [];
  if (Boolean(given.AWS_ACCESS_KEY_ID) !== Boolean(given.AWS_SECRET_ACCESS_KEY))
    problems.push('AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: set both or neither');
  const named = (['UPLOADS_URL', 'FILES_URL', 'BACKUP_TO'] as const).filter((name) =>
    given[name]?.startsWith('s3:'),
  );
  const [first] = named;
  if (!first) return problems;
  if (given.S3_ENDPOINT && !given.AWS_ACCESS_KEY_ID)
    problems.push(
      `${first}: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, the keys that the server of S3_ENDPOINT gave you`,
    );
  if (!given.S3_ENDPOINT && !given.S3_REGION)
    problems.push(
      `${first}: needs S3_REGION such as ap-south-1, or S3_ENDPOINT for a server other than Amazon's`,
    );
  for (const [at, one] of named.entries())
    for (const other of named.slice(at + 1))
      if (overlap(objectPlace(given[one] ?? ''), objectPlace(given[other] ?? '')))
        problems.push(
          `${one}, ${other}: one is inside the other; give each a folder of its own: s3://bucket/uploads, s3://bucket/files`,
        );
  return problems;
}
