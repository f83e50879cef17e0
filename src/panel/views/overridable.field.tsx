import { TextField } from '@payloadcms/ui';
import type { TextFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { type OverridingVariable, overridingValue } from '#content/collections/site-settings/overrides.ts';

/** A setting as it may be edited, or, while the environment sets it, the value in force and why. */
export function OverridableField({
  clientField,
  path,
  schemaPath,
  permissions,
  readOnly,
  variable,
}: ComponentProps<TextFieldServerComponent> & { variable: OverridingVariable }) {
  const value = overridingValue(variable);
  if (value === undefined)
    return (
      <TextField
        field={clientField}
        path={path}
        schemaPath={schemaPath}
        permissions={permissions}
        readOnly={readOnly}
      />
    );
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className="field-type text read-only">
      <label className="field-label" htmlFor={id}>
        {typeof clientField.label === 'string' ? clientField.label : clientField.name}
      </label>
      <div className="field-type__wrap">
        <input id={id} type="text" value={value} readOnly disabled />
      </div>
      <div className="field-description">
        Set by {variable} in the environment of the server, which overrides the value stored here. Change it
        there, or remove it there and restart the site to edit it here.
      </div>
    </div>
  );
}
