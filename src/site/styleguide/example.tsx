import type { ReactNode } from 'react';
import type { Locale } from '#ui/language/locales.ts';

/** A part of the site in one state. */
export type Example = {
  state: string;
  body: ReactNode /** Takes the guide's whole width. */;
  isWide?: boolean;
};

/** One kind of part. Its id is its place on the page, and the name of its picture in the tests. */
export type ExampleGroup = { id: string; title: string; examples: Example[] };

/** Some groups, their words in a language. */
export type Examples = (locale: Locale) => ExampleGroup[];

export function ExampleSection({ id, title, examples }: ExampleGroup) {
  return (
    <section className="guide-section" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <div className="guide-examples">
        {examples.map(({ state, body, isWide }) => (
          <div key={state} className={isWide ? 'guide-example guide-wide' : 'guide-example'}>
            <p className="guide-state">{state}</p>
            {body}
          </div>
        ))}
      </div>
    </section>
  );
}
