import type { FieldErrors, FormView } from '#forms/controls/form-view.ts';
import type { FormValues } from '#forms/form.ts';
import { wordsOf } from '../../engine/content-of.ts';
import type { JourneyProps } from '../journey-props.ts';

type Drawn = Pick<JourneyProps, 'questionnaire' | 'content' | 'facts' | 'locale'> & {
  /** Initial values of the controls. */
  values: FormValues;
  errors: FieldErrors;
  isStatic: boolean;
};

/** The questions as the room of forms renders them. */
export function questionView({ questionnaire, content, ...rest }: Drawn): FormView {
  const words = wordsOf(content);
  return { form: questionnaire, words, idPrefix: 'question', ...rest };
}
