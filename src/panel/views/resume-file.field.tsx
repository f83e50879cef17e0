import { Button } from '@payloadcms/ui';
import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { downloadsOf, uploadOf } from '#enquiry/uploads/stored-upload.ts';
import { AnswerList } from './answer-list.tsx';

type FieldProps = Pick<ComponentProps<UIFieldServerComponent>, 'data'>;

const takenAt = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The résumé of an application: to be saved, and who has done so. */
export async function ResumeFileField({ data }: FieldProps) {
  if (typeof data?.id !== 'number') return null;
  const upload = await uploadOf(data.id);
  if (!upload) return null;
  const downloads = await downloadsOf(data.id);
  return (
    <div className="field-type">
      <h4>Résumé</h4>
      <p>
        {upload.name}, {Math.ceil(upload.size / 1024)} KB. The file comes from a stranger: open it in an
        up-to-date program, and do not let anything in it run.
      </p>
      <Button el="anchor" url={`/cmsapi/api/resumes-file/${data.id}`} buttonStyle="secondary">
        Save the résumé
      </Button>
      {downloads.length > 0 && (
        <AnswerList
          title="Saved by"
          rows={downloads.map(({ id, by, at }) => [
            id,
            by ?? 'A former colleague',
            `${takenAt.format(at)} (India)`,
          ])}
        />
      )}
    </div>
  );
}
