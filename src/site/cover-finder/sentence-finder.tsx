import { Island } from '#ui/island/island.tsx';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import { dangersOf } from './find-page.ts';

/**
 * One sentence to fill in: a plain form, so that it works before and without any script. `narrow-finder.island.tsx` leaves only
 * the dangers that some page answers; without it, a sentence that none answers leads to a search for the danger.
 */
export function CoverFinder() {
  const { locale, linkTo } = useSite();
  const text = siteMessages(locale).finder;
  return (
    <Island name="narrow-finder" on="load" props={{}}>
      <form className="finder" action={linkTo('/find')} aria-label={text.label}>
        <p className="finder-sentence">
          <span>
            {text.protect} <Choice name="who" label={text.whoLabel} options={text.who} />
          </span>
          <span>
            {text.against} <Choice name="from" label={text.fromLabel} options={text.from} />
          </span>
        </p>
        <button className="button" type="submit">
          {text.submit}
        </button>
      </form>
    </Island>
  );
}

type ChoiceProps = { name: 'who' | 'from'; label: string; options: Record<string, string> };

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <select name={name} aria-label={label}>
      {Object.entries(options).map(([value, words]) => (
        <option key={value} value={value} data-from={name === 'who' ? dangersOf(value).join(' ') : undefined}>
          {words}
        </option>
      ))}
    </select>
  );
}
