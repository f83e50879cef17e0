'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

type ChoiceFieldProps = TextFieldClientProps & { options: { value: string; label: string }[] };

/** A text that is one of a list, chosen instead of typed. */
export function ChoiceField({ field, path, options }: ChoiceFieldProps) {
  const { value, setValue, showError } = useField<string>({ path });
  const { label, required, admin } = field;
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={label}
      required={required}
      description={admin?.description}
      options={options}
      value={value}
      isClearable={false}
      showError={showError}
      onChange={(option) => {
        if (option && !Array.isArray(option)) setValue(option.value);
      }}
    />
  );
}
