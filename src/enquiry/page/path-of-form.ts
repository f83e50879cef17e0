import { pageFormByKey } from '../definitions/page-forms.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';

export const callBackPath = '/call-back';

/** Where a form is as a page of its own. */
export function pathOfForm({ key }: Pick<VisitorForm, 'key'>): string {
  return pageFormByKey(key) ? `/forms/${key}` : callBackPath;
}
