/**
 * nginx in front of the site, as this build and its settings need it: published pages straight from disk, with the
 * headers that the site itself sends, and everything else handed on. Nothing but `<address>.html` is ever looked up on
 * disk, so the notes beside the pages cannot be asked for.
 */
export type NginxInput = {
  siteUrl: string;
  /** The folder of published pages for these headers (`proxyRoot`). */
  root: string;
  /** Headers of a published page, in lower case. */
  headers: Record<string, string>;
  /** Published pages that the site serves itself. */
  passedOn: readonly string[];
  /** Addresses that answer a repeated POST as before when it has an `Idempotency-Key`. */
  idempotentCalls: readonly string[];
  /** Addresses of which a repeated POST leaves nothing that matters, key or none. */
  repeatableCalls: readonly string[];
  /** host:port of each instance. */
  upstreams: readonly string[];
  /** Port, or address and port. */
  listen: string;
  /** Whether this machine has IPv6: nginx does not start where it is to listen and has none. */
  hasIpv6: boolean;
  /** Without one nginx speaks plain HTTP. */
  certificate?: Certificate;
  /** Folder with answers to the challenges of an authority that looks for them over plain HTTP (ACME, HTTP-01). */
  acmeFolder?: string;
  /** Needs ngx_brotli's static module. */
  hasBrotli: boolean;
  /** Limit for a request's body. */
  maxBodyBytes: number;
  /** Folder in which scripts and styles are cached once they have been requested. */
  cacheFolder: string;
};

type Certificate = { file: string; key: string };

/** nginx makes both itself: from the file's ending, and from `charset`. */
const madeByNginx = new Set(['content-type']);

/** @returns a file for nginx's `http` context, `conf.d/` in most installations */
export function nginxConfiguration(input: NginxInput): string {
  const { certificate, upstreams, maxBodyBytes, cacheFolder } = input;
  return `# Written by \`npm run nginx\` for one build and its settings; write it again with each release.
map "$request_method $arg_reference $request_uri" $published_page {
  default /.none;
${publishedPages(input.passedOn)}
}

# A form is handed to the next instance when one goes away with it, only if a key keeps it from being saved twice, or if
# nothing is saved.
map "$request_method $uri $http_idempotency_key" $handed_on {
  default @site;
  "~^POST (${input.idempotentCalls.join('|')}) ." @site_again;
  "~^POST (${input.repeatableCalls.join('|')}) " @site_again;
}

upstream chhatri {
${servers(upstreams)}
  keepalive 32;
  # Shorter than an instance goes on answering once it is told to stop (DRAIN_SECONDS).
  keepalive_timeout 4s;
}

proxy_cache_path ${cacheFolder} levels=1:2 keys_zone=chhatri:2m max_size=200m inactive=30d;
${certificate ? redirectToTls(input) + otherNames(input, certificate) : ''}
server {
${listening(input)}
  server_tokens off;
  access_log off;
  client_max_body_size ${Math.ceil(maxBodyBytes / 2 ** 20) + 1}m;
  root ${quoted(input.root)};
  sendfile on;
  tcp_nopush on;
  # Opening a page takes as long as sending it. One that is published again is sent a second later.
  open_file_cache max=2000 inactive=60s;
  open_file_cache_valid 1s;

  location / {
    types { text/html html; }
    charset utf-8;
${addedHeaders(input.headers)}
    gzip_static on;
    gzip_vary on;${input.hasBrotli ? '\n    brotli_static on;' : ''}
    try_files $published_page $handed_on;
  }

  # Their names hold a digest of their content, so a copy never goes out of date.
  location /assets/ {
    proxy_cache chhatri;
    proxy_cache_use_stale error timeout;
${handOn()}
  }

  location @site {
${handOn()}
  }

  location @site_again {
${handOn('non_idempotent')}
  }
}
`;
}

/**
 * One that fails is left out for two seconds, so that a machine that is gone costs a request in each two seconds its time
 * to connect. An instance that has just come back may still count as failed when the other one goes: each is named a second
 * time, to be asked when no other is left, or nginx would answer 502 by itself.
 */
function servers(upstreams: readonly string[]): string {
  const first = upstreams.map((each) => `  server ${each} max_fails=1 fail_timeout=2s;`);
  // One alone never counts as failed.
  const last = upstreams.length > 1 ? upstreams.map((each) => `  server ${each} max_fails=0 backup;`) : [];
  return [...first, ...last].join('\n');
}

const handOn = (...alsoPassedOn: string[]) => `    proxy_pass http://chhatri;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Request-Id $request_id;
    proxy_connect_timeout 2s;
    proxy_read_timeout 120s;
    proxy_next_upstream ${['error', 'timeout', ...alsoPassedOn].join(' ')};`;

/** Only addresses as the site writes them, and none with a reference: a page with one is someone's own. */
function publishedPages(passedOn: readonly string[]): string {
  const refused = ['/index', ...passedOn].map((address) => address.replace(/[^\w/-]/g, '\\$&'));
  return [
    `  "~^\\S+ \\S* (${refused.join('|')})(\\?|$)" /.none;`,
    '  "~^(GET|HEAD)  /(\\?|$)" /index.html;',
    '  "~^(GET|HEAD)  (?<published_address>(/[A-Za-z0-9-]+)+)(\\?|$)" $published_address.html;',
  ].join('\n');
}

function addedHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .filter(([name]) => !madeByNginx.has(name))
    .map(([name, value]) => `    add_header ${name} ${quoted(value)};`)
    .join('\n');
}

/** For TLS 1.2, all with forward secrecy: Mozilla's intermediate list. Those of TLS 1.3 are all good. */
const cipherSuites = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
];

/** A bare port is IPv4's alone in nginx. */
function listenLines({ listen, hasIpv6 }: Pick<NginxInput, 'listen' | 'hasIpv6'>, how = ''): string {
  const places = /^\d+$/.test(listen) && hasIpv6 ? [listen, `[::]:${listen}`] : [listen];
  return places.map((place) => `  listen ${place}${how};`).join('\n');
}

function listening(input: NginxInput): string {
  const { siteUrl, certificate } = input;
  const { hostname } = new URL(siteUrl);
  if (!certificate) return `${listenLines(input)}\n  server_name ${hostname};`;
  return `${listenLines(input, ' ssl http2')}
  server_name ${hostname};
${tls(certificate)}`;
}

const tls = (certificate: Certificate) => `  ssl_certificate ${quoted(certificate.file)};
  ssl_certificate_key ${quoted(certificate.key)};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ${cipherSuites.join(':')};
  ssl_session_cache shared:chhatri_tls:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;`;

function redirectToTls({ siteUrl, listen, hasIpv6, acmeFolder }: NginxInput): string {
  // Where an address is named for HTTPS, nothing is known of those of IPv6.
  const isAnywhere = /^\d+$/.test(listen);
  return `
server {
${listenLines({ listen: '80', hasIpv6: hasIpv6 && isAnywhere })}
  server_name ${new URL(siteUrl).hostname};
  server_tokens off;
${acmeFolder ? challenges(acmeFolder) : ''}  # A program that forgot the s is to notice, instead of sending what it has twice, once unencrypted.
${elsewhere(siteUrl)}
}
`;
}

/** As certbot's `--webroot` and others write them. */
const challenges = (folder: string) => `  location ^~ /.well-known/acme-challenge/ {
    default_type text/plain;
    root ${quoted(folder)};
  }
`;

/** The first for its port is for all names that no other has: under them pages would open, and each form be refused. */
function otherNames(input: NginxInput, certificate: Certificate): string {
  return `
server {
${listenLines(input, ' ssl http2')}
  server_name "";
${tls(certificate)}
  server_tokens off;
  access_log off;
${elsewhere(input.siteUrl)}
}
`;
}

const elsewhere = (siteUrl: string) => `  location /api/ {
    return 403;
  }
  location / {
    return 301 ${siteUrl}$request_uri;
  }`;

/** nginx cannot escape a dollar sign, and none of our texts has one. @throws Error for text that it would read otherwise */
function quoted(text: string): string {
  if (/[$\\\n]/.test(text)) throw new Error(`nginx cannot be given this text: ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}
