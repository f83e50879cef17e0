import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';

/** Links a questionnaire to a preview of what its draft would change. */
export function PreviewLinkField({ data }: Pick<ComponentProps<UIFieldServerComponent>, 'data'>) {
  if (!data?.key) return null;
  return (
    <p className="field-type">
      <a href={`/desk/tools/${data.key}/preview`}>Preview of the saved draft, and comparison of versions</a>
      <br />
      <a href={`/desk/tools/${data.key}`}>Its figures, as a table on the desk</a>
    </p>
  );
}
