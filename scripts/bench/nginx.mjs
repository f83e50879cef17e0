import { brotliModule, findNginx, runNginx, writeMain } from '../lib/nginx.mjs';

/**
 * An nginx of our own on loopback, for one folder of files with compressed forms beside them.
 * @param headers with which `/headed` answers, which is the first page again
 * @param productHeaders with which our own page answers
 * @returns nothing where nginx is not installed
 */
export async function startNginx({ folder, files, port, headers, productHeaders }) {
  if (!findNginx()) return undefined;
  const hasBrotli = brotliModule() !== undefined;
  const file = writeMain(folder, configure({ files, port, headers, productHeaders, hasBrotli }));
  return { ...(await runNginx(file, `http://127.0.0.1:${port}`)), hasBrotli };
}

const added = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(' ');

function configure({ files, port, headers, productHeaders, hasBrotli }) {
  return `
      types { text/html html; image/webp webp; }
      charset utf-8;
      server_tokens off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
      open_file_cache max=100 inactive=60s; open_file_cache_valid 1s;
      gzip_static on; gzip_vary on; ${hasBrotli ? 'brotli_static on;' : ''}
      server {
        listen 127.0.0.1:${port} backlog=1024;
        root ${files};
        location / { try_files $uri $uri/index.html $uri.html =404; }
        location = /headed { ${added(headers)} try_files /index.html =404; }
        location = /product { ${added(productHeaders)} try_files /product.html =404; }
        location = /picture.webp { add_header Cache-Control "public, max-age=31536000, immutable"; }
      }`;
}
