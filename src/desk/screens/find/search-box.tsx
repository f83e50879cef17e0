import { Icon } from '../frame/icon.tsx';

/** The words are sent, not put into the address: they are someone's name or number. */
export function SearchBox({ typed }: { typed?: string }) {
  return (
    <search>
      <form className="find-search" action="/desk/find" method="post">
        <Icon name="find" />
        <label className="visually-hidden" htmlFor="find-words">
          Reference, name, phone or e-mail
        </label>
        <input
          id="find-words"
          name="q"
          type="search"
          defaultValue={typed}
          placeholder="Reference, name, phone or e-mail"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button className="button" type="submit">
          Find
        </button>
      </form>
    </search>
  );
}
