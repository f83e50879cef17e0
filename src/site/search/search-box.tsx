import { useSite } from '../document/site-context.tsx';
import { searchMessages } from './messages/messages.ts';
import { searchPath } from './search-path.ts';

type SearchBoxProps = { idPrefix: string; asked?: string };

/** A plain form: it works before and without any script. */
export function SearchBox({ idPrefix, asked = '' }: SearchBoxProps) {
  const { locale, linkTo } = useSite();
  const text = searchMessages(locale);
  const id = `${idPrefix}-search`;
  return (
    <search>
      <form className="search-box" action={linkTo(searchPath)}>
        <label htmlFor={id}>{text.label}</label>
        <div className="search-row">
          <input
            type="search"
            id={id}
            name="q"
            defaultValue={asked}
            placeholder={text.placeholder}
            maxLength={100}
            autoComplete="off"
          />
          <button type="submit" className="button">
            {text.submit}
          </button>
        </div>
      </form>
    </search>
  );
}
