import type { ReactNode } from 'react';
import type { CaseConsent } from '#cases/case-consents.ts';
import type { CaseEvent } from '#cases/read-case.ts';
import { noticeFiles } from '#enquiry/notices/read-notice-files.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { momentInWords } from '../../moments.ts';
import { Icon } from '../frame/icon.tsx';

/** Consequences of an empty box, or of a consent that was withdrawn. */
const withoutIt: Record<ConsentPurpose, string> = {
  consent: 'Do not call or write to them about this.',
  consent_share: 'Ask them before you ask an insurer; exports for insurers exclude them.',
  consent_news: 'Do not send them news or offers.',
  consent_whatsapp: 'Do not write to them on WhatsApp.',
};

type WhatTheyAllowedProps = {
  consents: readonly CaseConsent[];
  events: readonly CaseEvent[];
  children?: ReactNode;
};

/** The exact sentences, what was said to each, when and where; and what follows from a refusal. */
export function GivenConsents({ consents, events, children }: WhatTheyAllowedProps) {
  const [first] = consents;
  const common = first && whereOf(first, events);
  return (
    <section>
      <h2>What they allowed</h2>
      <ul className="case-allowed">
        {consents.map((consent) => {
          const where = whereOf(consent, events);
          return (
            <li key={consent.purpose} data-state={consent.state}>
              <span className="case-box">{consent.state === 'given' && <Icon name="tick" />}</span>
              <p>
                {consent.text}
                <br />
                <span className="desk-small">
                  <ConsentStatus of={consent} />
                  {where !== common && <span className="desk-soft"> {where}</span>}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
      <p className="desk-soft desk-small">{common ?? 'They were not asked for any consent.'}</p>
      {children}
    </section>
  );
}

function ConsentStatus({ of: { state, purpose, withdrawnAt } }: { of: CaseConsent }) {
  if (state === 'given') return <b>Given</b>;
  return (
    <>
      <b>
        {state === 'withdrawn'
          ? `Taken back${withdrawnAt ? ` ${momentInWords(withdrawnAt)}` : ''}`
          : 'Not given'}
      </b>
      . {withoutIt[purpose]}
    </>
  );
}

const spokenAt: Record<string, string> = { telephone: 'On the telephone', 'walk-in': 'At the office' };

/** Where, when, in which words. Who asked on the telephone is on the event. */
function whereOf(consent: CaseConsent, events: readonly CaseEvent[]): string {
  const { purpose, source, createdAt, textVersion } = consent;
  const words = `wording of ${dateInWords(textVersion, defaultLocale)}.${noticeIn(consent)}`;
  const when = momentInWords(createdAt);
  const spoken = spokenAt[source];
  if (!spoken) return `${pageIn(source)}, ${when}; ${words}`;
  const heard = events.findLast(({ kind, detail }) => kind === 'allowed' && detail === purpose);
  const asked = (heard ?? events.find(({ kind }) => kind === 'arrived'))?.who;
  return `${spoken}, ${when}${asked ? `, asked by ${asked}` : ''}; ${words}`;
}

/** The notice that they chose to read, such as ` They read the notice in Tamil, version 2026-11-27.` */
function noticeIn({ noticeLanguage, noticeVersion }: CaseConsent): string {
  if (!noticeLanguage) return '';
  const language = noticeFiles().find(({ code }) => code === noticeLanguage)?.language ?? noticeLanguage;
  return ` They read the notice in ${language}, version ${noticeVersion}.`;
}

/** @param source `dialog https://www.example.com/cruise`, `page /cruise` */
function pageIn(source: string): string {
  const [, page] = /^\w+ (?:https?:\/\/[^/]+)?(\/\S*)$/.exec(source) ?? [];
  return page ? `On the page ${page}` : 'On the site';
}
