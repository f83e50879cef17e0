import { CityCombobox } from '#enquiry/dialog/city-combobox.tsx';
import type { FormView } from '#enquiry/dialog/field.tsx';
import { formText } from '#enquiry/messages/form.en.ts';
import { guideText } from '../messages/en.ts';

const { cities, formerCity } = guideText;

/** The component as it arrives. */
export function CityClosed({ form }: { form: FormView }) {
  return <CityCombobox form={form} />;
}

/** What the component draws while somebody chooses: only a browser can open it, so its markup stands here. */
export function CityOpen() {
  const id = 'guide-city-open';
  return (
    <div className="field guide-city-open">
      <label className="field-label" htmlFor={id}>
        {formText.labels.city}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {formText.hints.city}
      </p>
      <div className="combobox">
        <input
          type="text"
          id={id}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={`${id}-1`}
          aria-describedby={`${id}-hint`}
          defaultValue="Pu"
        />
        <div className="combobox-box">
          <div className="combobox-list" role="listbox" id={`${id}-list`} aria-label={formText.labels.city}>
            {cities.map((city, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: as in the component, the focus stays in the field
              <div
                key={city}
                className="combobox-option"
                role="option"
                id={`${id}-${index}`}
                aria-selected={index === 1}
              >
                {city}
              </div>
            ))}
            {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
            <div className="combobox-option" role="option" aria-selected={false}>
              {formerCity.label} <span className="combobox-former">({formerCity.former})</span>
            </div>
          </div>
          <p className="combobox-source">{formText.citySource}</p>
        </div>
      </div>
    </div>
  );
}
