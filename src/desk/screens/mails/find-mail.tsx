type FindMailProps = { typed?: string };

/** By reference number, or by an address as long as it is kept. Sent, so that neither is in an address. */
export function FindMail({ typed }: FindMailProps) {
  return (
    <search>
      <form className="mails-find" method="post" action="/desk/mails/find">
        <label className="field-label" htmlFor="find-mail">
          Find a mail
        </label>
        <p className="field-hint" id="find-mail-hint">
          Search by its reference number or, until it is sent, by the address that it goes to.
        </p>
        <div>
          <input
            id="find-mail"
            name="q"
            maxLength={254}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="find-mail-hint"
          />
          <button className="button" type="submit">
            Find
          </button>
        </div>
      </form>
    </search>
  );
}
