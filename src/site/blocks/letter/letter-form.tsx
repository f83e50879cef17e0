import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import type { Blank } from './letter-text.ts';
import { letterMessages } from './messages/messages.ts';

type LetterFormProps = { blanks: readonly Blank[]; idPrefix: string; locale: Locale };

/**
 * A field for each blank, in a fold that the letter's script opens; without scripts `letter.seldom.css` leaves it out. No field
 * has a name of its own: even if the form were sent, nothing would travel.
 */
export function LetterForm({ blanks, idPrefix, locale }: LetterFormProps) {
  const text = letterMessages(locale);
  const known = knownBlanks(locale);
  return (
    <form className="letter-form" autoComplete="off">
      <details>
        <summary>{text.fillIn}</summary>
        <p className="field-hint">{text.nothingSent}</p>
        <div className="field-grid">
          {blanks.map(({ name, isLong }, index) => {
            const id = `${idPrefix}-blank-${index + 1}`;
            const attributes = { id, 'data-blank': name, autoComplete: known.get(name) ?? 'off' };
            return (
              <div className={isLong ? 'field letter-long' : 'field'} key={name}>
                <label className="field-label" htmlFor={id}>
                  {asLabel(name)}
                </label>
                {isLong ? <textarea {...attributes} rows={4} /> : <input {...attributes} />}
              </div>
            );
          })}
        </div>
        <div className="tick">
          <input type="checkbox" id={`${idPrefix}-keep`} data-keep="" autoComplete="off" />
          <label htmlFor={`${idPrefix}-keep`}>{text.keep}</label>
        </div>
      </details>
    </form>
  );
}

/** A browser may offer what it knows of its owner. */
function knownBlanks(locale: Locale): Map<string, HTMLInputAutoCompleteAttribute> {
  const { name, address, telephone, email } = letterMessages(locale).sender;
  return new Map([
    [name, 'name'],
    [address, 'street-address'],
    [telephone, 'tel'],
    [email, 'email'],
  ]);
}

function asLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
