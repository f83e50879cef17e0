import type { en } from './en.ts';

export const hi: typeof en = {
  /** The names of the file and its sheet. */
  file: 'group-medical-census',
  sheet: 'कर्मचारी सूची',
  /** A column for each, with the row that shows how it is filled in. No names: for an offer none are needed. */
  columns: [
    { head: 'कर्मचारी नंबर (आपका अपना, नाम नहीं)', width: 38, example: 'E-001 (उदाहरण: यह पंक्ति हटा दें)' },
    { head: 'कौन (स्वयं, पति/पत्नी, बच्चा, माता/पिता)', width: 40, example: 'स्वयं' },
    { head: 'उम्र (साल)', width: 15, example: '34' },
    { head: 'लिंग', width: 9, example: 'महिला' },
    { head: 'शहर', width: 7, example: 'पुणे' },
    { head: 'ग्रेड', width: 8, example: 'M2' },
    { head: 'परिवार की बीमा राशि (₹)', width: 33, example: '5,00,000' },
    { head: 'ESI में (हाँ, नहीं)', width: 22, example: 'नहीं' },
    { head: 'आज की पॉलिसी में (हाँ, नहीं)', width: 30, example: 'हाँ' },
    { head: 'जल्द जुड़ना या छोड़ना (तारीख)', width: 33, example: '' },
  ],
};
