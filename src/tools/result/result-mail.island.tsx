import { holdRecaptcha } from '#enquiry/dialog/captcha-in-browser/recaptcha-scripts.ts';
import type { StartIsland } from '#ui/island/island-module.ts';
import { reactIsland } from '#ui/island/react-island.tsx';
import { ResultMail, type ResultMailProps } from './result-mail.tsx';

const mount = reactIsland(ResultMail);

/** Someone is about to use the form: only now is another company's captcha asked for, where it is one. */
export const start: StartIsland<ResultMailProps> = (element, props) => {
  if (props.captcha.provider === 'recaptcha') holdRecaptcha(props.captcha, 'v2');
  return mount(element, props);
};
