import type { ScriptedControls } from '#forms/controls/form-field.tsx';
import type { FormValues } from '#forms/form.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import type { PageFacts } from './page-facts.ts';
import type { Sent } from './thanks-in-words.ts';

/** Begins the ids of the dialog's fields, and is where their draft is kept. */
export const dialogPlace = 'call-back';

export type ScriptedFormProps = {
  page: PageFacts;
  form: VisitorForm;
  /** Address of the page that the visitor is on. */
  referrer: string;
  /** The purpose that the link to this form set beforehand. */
  presetConcern?: string;
  /** Id of a tool's result that the call is to be about. */
  result?: string | undefined;
  /** The visitor is asked whether to close it: nothing is sent behind that question. */
  isLeaving?: boolean;
  /** It is in a page: everything is open there, as the page's own HTML has it. */
  isInPage?: boolean;
  /** Controls with a script that only some forms need. */
  controls?: ScriptedControls;
  /** Values typed before the script came. */
  typed?: FormValues;
  onSending: (isSending: boolean) => void;
  onSent: (sent: Sent) => void;
};
