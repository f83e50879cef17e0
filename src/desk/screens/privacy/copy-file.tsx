import { renderToStaticMarkup } from 'react-dom/server';
import { dateInIndia } from '#platform/clock.ts';
import { privacyMessages } from '#privacy/messages/messages.ts';
import { exportJson } from '#privacy/own-page/export-json.ts';
import type { CollectedData } from '#privacy/person/collect-data.ts';
import { inWords } from '#privacy/person/in-words.ts';
import { RecordLines } from '#privacy/view/record-lines.tsx';
import { dateInWords } from '#ui/language/dates.ts';
import { type Locale, languageFacts } from '#ui/language/locales.ts';

export type CopyFormat = 'page' | 'json';
type Copied = { gathered: CollectedData; reference: string; locale: Locale };

/** All that we hold of a person as a file for them: a page to print, in their language, or everything for a program. */
export async function copyFile(format: CopyFormat, copied: Copied): Promise<Response> {
  const isPage = format === 'page';
  const text = isPage ? pageOf(copied) : JSON.stringify(await exportJson(copied.gathered), null, 2);
  return new Response(text, {
    headers: {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'Content-Disposition': `attachment; filename="copy-${copied.reference}.${isPage ? 'html' : 'json'}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const sheet = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
h2{margin:2rem 0 .5rem}dl{margin:0 0 1rem;padding-top:.5rem;border-top:1px solid}
dl div{display:grid;grid-template-columns:12rem 1fr;gap:1rem;break-inside:avoid}
dt{font-weight:600}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}`;

function pageOf({ gathered, reference, locale }: Copied): string {
  const { title } = privacyMessages(locale).mine;
  const body = renderToStaticMarkup(
    <>
      <h1>{title}</h1>
      <p>
        {reference}, {dateInWords(dateInIndia(), locale)}
      </p>
      {inWords(gathered, locale).map((place) => (
        <section key={place.place}>
          <h2>{place.title}</h2>
          {place.records.map(({ key, lines }) => (
            <RecordLines key={key} lines={lines} />
          ))}
        </section>
      ))}
    </>,
  );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${sheet}</style>`;
  return `<!doctype html><html lang="${languageFacts(locale).tag}"><head>${head}<title>${title}</title></head><body>${body}</body></html>`;
}
