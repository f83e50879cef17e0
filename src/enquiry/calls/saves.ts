import { variantByKey, variantOfInput } from '../schema/variants.ts';
import { saveAgent } from '../store/save-agent.ts';
import { saveEnquiry } from '../store/save-enquiry.ts';
import { pageAtPath } from '../store/site-pages.ts';
import type { SaveCall } from './save-call.ts';

/** The expert call-back, whatever its purpose. */
export const saveLeadData: SaveCall = {
  name: 'save_lead_data',
  variantOf: (body) => variantOfInput(body, async (path) => (await pageAtPath(path))?.form),
  save: saveEnquiry,
};

/** Agent registration. Who is registered already is told so kindly, and nothing is recorded. */
export const savePosData: SaveCall = {
  name: 'save_pos_data',
  variantOf: () => variantByKey('posp'),
  save: saveAgent,
};
