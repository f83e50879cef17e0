import { type KeyboardEvent, useRef, useState } from 'react';
import type { City, CitySearch } from '#content/cities/city-search.ts';
import { loadCities } from '#content/cities/load-cities.ts';
import type { ControlProps } from '../kind.ts';
import { formMessages } from '../messages/messages.ts';

/**
 * The combobox of ARIA 1.2 with a list to choose from (list autocomplete, manual selection): arrows move,
 * Enter takes, Escape folds the list first and leaves the text alone. Any text is allowed, and
 * while the list has not arrived this is a plain text field.
 */
export function CityCombobox({ name, attributes, maxLength, value, label, locale }: ControlProps) {
  const texts = formMessages(locale);
  const input = useRef<HTMLInputElement>(null);
  const cities = useRef<CitySearch>(undefined);
  // Undefined: the list is folded. An empty one says that nothing was found.
  const [found, setFound] = useState<City[]>();
  const [active, setActive] = useState(-1);

  const listId = `${attributes.id}-list`;
  const optionId = (index: number) => `${attributes.id}-option-${index}`;
  const isOpen = found !== undefined && found.length > 0;

  function fold() {
    setFound(undefined);
    setActive(-1);
  }

  function search() {
    const typed = input.current?.value ?? '';
    setActive(-1);
    setFound(typed.trim() ? cities.current?.(typed) : undefined);
  }

  function handleFocus() {
    // Lost on the way: the field stays a plain one, and the next focus tries again.
    void loadCities(locale).then((list) => {
      if (cities.current) return;
      cities.current = list;
      if (document.activeElement === input.current) search();
    });
  }

  function take(city: City | undefined) {
    if (!city || !input.current) return;
    input.current.value = city.label;
    // Told like typing, so that the draft keeps it.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    fold();
  }

  function move(event: KeyboardEvent, step: number) {
    event.preventDefault();
    if (!isOpen) return search();
    const count = found.length;
    setActive((current) => (current < 0 && step < 0 ? count - 1 : (current + step + count) % count));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      take(found[active]);
    } else if (event.key === 'Escape' && found) {
      // Otherwise the dialog would take it as a wish to close.
      event.preventDefault();
      event.stopPropagation();
      fold();
    }
  }

  return (
    <>
      <div className="combobox">
        <input
          type="text"
          name={name}
          {...attributes}
          ref={input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          maxLength={maxLength}
          defaultValue={value}
          onFocus={handleFocus}
          onBlur={fold}
          onInput={search}
          onKeyDown={handleKeyDown}
        />
        <div className="combobox-box" hidden={!isOpen}>
          <div className="combobox-list" role="listbox" id={listId} aria-label={label}>
            {found?.map((city, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the text field
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field
              <div
                key={city.label}
                className="combobox-option"
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                ref={index === active ? scrollIntoView : undefined}
                onMouseDown={keepFocus}
                onClick={() => take(city)}
              >
                {city.label}
                {city.formerNames[0] && <span className="combobox-former"> ({city.formerNames[0]})</span>}
              </div>
            ))}
          </div>
          <p className="combobox-source">{texts.citySource}</p>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {found && (isOpen ? texts.citiesFound(found.length) : texts.noCityFound)}
      </p>
    </>
  );
}

function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}

function scrollIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
