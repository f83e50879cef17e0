import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { isPlain } from '#platform/path-parts.ts';
import { ownEndpoints } from '../endpoints/own-endpoints.ts';

/**
 * The calls of the content service's REST that staff may make: those that its panel and our own screens make. Everything
 * else that the vendor has, or adds one day, is closed until someone lists it here, the ways to a session first of all:
 * there is one login, the desk's. What a role may do with an allowed call is decided by the access rules of the
 * collections. Written as in the vendor's own tables: method and path, below the collection or global.
 */
const ofCollection = [
  ...['get /', 'post /', 'patch /', 'delete /', 'get /count'],
  ...['get /:id', 'patch /:id', 'delete /:id', 'post /access/:id?'],
];
const ofVersions = ['get /versions', 'get /versions/:id', 'post /versions/:id'];
const ofCopies = ['post /:id/duplicate'];
const ofFiles = ['get /file/:filename'];
const ofAccounts = ['get /me', 'post /logout'];
const ofGlobal = ['get /', 'post /', 'post /access'];
const ofVendorsTables: Readonly<Record<string, readonly string[]>> = {
  'payload-preferences': ['get /:key', 'post /:key'],
  'payload-locked-documents': ['get /', 'patch /:id', 'delete /:id'],
};
const ofService = ['get /access', ...ownEndpoints.map(({ method, path }) => `${method} ${path}`)];

/** A call such as `get /pages/:id`, in parts. */
export type Call = { method: string; parts: readonly string[] };

export function allowList({ collections, globals }: SanitizedConfig): Call[] {
  return [
    ...ofService.flatMap((line) => callsOf('', line)),
    ...globals.flatMap((global) =>
      [...ofGlobal, ...(global.versions ? ofVersions : [])].flatMap((line) =>
        callsOf(`/globals/${global.slug}`, line),
      ),
    ),
    ...collections.flatMap((collection) =>
      linesOf(collection).flatMap((line) => callsOf(`/${collection.slug}`, line)),
    ),
  ];
}

function linesOf(collection: SanitizedCollectionConfig): readonly string[] {
  const { slug, versions, upload, auth, disableDuplicate } = collection;
  if (slug.startsWith('payload-')) return ofVendorsTables[slug] ?? [];
  return [
    ...ofCollection,
    ...(versions ? ofVersions : []),
    ...(upload ? ofFiles : []),
    ...(auth ? ofAccounts : []),
    ...(disableDuplicate ? [] : ofCopies),
  ];
}

/** An optional part at the end makes two calls of one. */
function callsOf(below: string, line: string): Call[] {
  const [method = '', path = ''] = line.split(' ');
  const parts = `${below}${path}`.split('/').filter(Boolean);
  const whole = { method, parts: parts.map((part) => part.replace(/\?$/, '')) };
  return parts.at(-1)?.endsWith('?') ? [whole, { method, parts: parts.slice(0, -1) }] : [whole];
}

// An id is a number, as the database gives them; a file has any name; everything else is a word.
const kinds: Readonly<Record<string, RegExp>> = { ':id': /^\d{1,10}$/, ':filename': /^.{1,255}$/ };
const word = /^[\w-]{1,200}$/;

/** @param parts of the address after `/cmsapi/api/`, decoded; compared letter by letter, unlike the vendor does */
export function isAllowed(calls: readonly Call[], method: string, parts: readonly string[]): boolean {
  if (!parts.every(isPlain)) return false;
  return calls.some(
    (call) =>
      call.method === method.toLowerCase() &&
      call.parts.length === parts.length &&
      call.parts.every((part, place) => isSuch(part, parts[place] ?? '')),
  );
}

function isSuch(part: string, given: string): boolean {
  return part.startsWith(':') ? (kinds[part] ?? word).test(given) : part === given;
}
