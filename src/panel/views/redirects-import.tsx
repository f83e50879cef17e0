'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useRef } from 'react';
import { showResponse } from './show-response.ts';

/** Above the list of redirects: a file of an old site's addresses, taken whole or not at all. */
export function RedirectsImport() {
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const body = await target.files?.[0]?.text();
    // The same file, mended, may be chosen again.
    target.value = '';
    if (body === undefined) return;
    const headers = { 'content-type': 'text/csv' };
    await showResponse(fetch('/cmsapi/api/redirects-import', { method: 'POST', body, headers }));
    router.refresh();
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        onChange={handleFile}
        hidden
        aria-label="CSV file"
      />
      <Button buttonStyle="secondary" size="small" onClick={() => input.current?.click()}>
        Import a CSV file: old address, new address
      </Button>
    </div>
  );
}
