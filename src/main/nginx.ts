import fs from 'node:fs';
import { parseArgs } from 'node:util';
import type { Endpoint } from '#enquiry/endpoints/endpoint.ts';
import { maxBytesWithFile } from '#enquiry/page/page-form.ts';
import { env } from '#platform/env.ts';
import { documentHeaders } from '#site/document/security-headers.ts';
import { openHeaderInput } from '#site/open-documents.ts';
import { proxyRoot } from '#site/publisher/files-for-proxy.ts';
import { publishedHeaders } from '#site/publisher/page-store.ts';
import { notFoundPaths } from '#site/routes/not-found-path.ts';
import { allEndpoints } from './all-endpoints.ts';
import { isExplained } from './explained-errors.ts';
import { nginxConfiguration } from './nginx/nginx-configuration.ts';

/**
 * `npm run nginx`: writes the configuration for this build and these settings, or with `--check` says whether a file is
 * that configuration.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '-' },
    check: { type: 'string' },
    upstream: { type: 'string', multiple: true },
    listen: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    acme: { type: 'string' },
    'data-dir': { type: 'string' },
    cache: { type: 'string', default: '/var/lib/nginx/chhatri' },
    'without-brotli': { type: 'boolean', default: false },
  },
});

async function configuration(): Promise<string> {
  const settings = env();
  const { headerInput, locales } = await openHeaderInput({ env: settings, clientDirectory: 'dist/client' });
  const headers = publishedHeaders(documentHeaders(headerInput));
  const { certificate: file, key } = values;
  return nginxConfiguration({
    siteUrl: settings.siteUrl,
    root: proxyRoot({ dataDir: values['data-dir'] ?? settings.dataDir, headers }),
    headers,
    passedOn: notFoundPaths(locales),
    idempotentCalls: addressesOf((each) => each.isIdempotent),
    repeatableCalls: addressesOf((each) => each.isRepeatable),
    upstreams: values.upstream ?? [`127.0.0.1:${settings.port}`],
    listen: values.listen ?? (file ? '443' : '80'),
    hasIpv6: fs.existsSync('/proc/net/if_inet6'),
    certificate: file && key ? { file, key } : undefined,
    acmeFolder: values.acme,
    hasBrotli: !values['without-brotli'],
    maxBodyBytes: maxBytesWithFile,
    cacheFolder: values.cache,
  });
}

type Post = Extract<Endpoint, { method: 'POST' }>;

function addressesOf(isMeant: (post: Post) => true | undefined): string[] {
  return allEndpoints.flatMap((each) => (each.method === 'POST' && isMeant(each) ? `/api/${each.name}` : []));
}

async function main(): Promise<number> {
  const text = await configuration();
  if (values.check) {
    const isCurrent = fs.existsSync(values.check) && fs.readFileSync(values.check, 'utf8') === text;
    process.stdout.write(
      `${values.check} ${isCurrent ? 'is up to date' : 'is out of date: write it again and reload nginx'}.\n`,
    );
    return isCurrent ? 0 : 1;
  }
  if (values.out === '-') process.stdout.write(text);
  else fs.writeFileSync(values.out, text);
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${isExplained(error) ? error.message : ((error as Error).stack ?? error)}\n`);
    process.exit(1);
  },
);
