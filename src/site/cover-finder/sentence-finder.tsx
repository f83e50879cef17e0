import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';

/** One sentence to fill in: a plain form, so that it works before and without any script. */
export function CoverFinder() {
  const { locale, linkTo } = useSite();
  const text = siteMessages(locale).finder;
  return (
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
  );
}

type ChoiceProps = { name: string; label: string; options: Record<string, string> };

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <select name={name} aria-label={label}>
      {Object.entries(options).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
