import { linkNames } from '#content/collections/site-settings/site-settings.global.ts';

/** Every setting as an operator with long names would fill it in; none of it can be reached. */
export const filledSettings = {
  company: {
    legalName: 'Bharatiya Samudri Suraksha Insurance Brokers and Risk Consultants Private Limited',
    cin: 'U66220MH2011PTC000000',
    registeredOffice:
      'Unit 1204 and 1205, Twelfth Floor, Sagar Darshan Business Park, Opposite the Old Cotton Exchange, Annie Besant Road, Worli, Mumbai 400 018, Maharashtra',
    principalPlace: 'Third Floor, Lakshmi Chambers, 27 Mahatma Gandhi Road, Ernakulam, Kochi 682 011, Kerala',
    contactPerson: 'Ms. Annapoorna Venkataraghavan Subrahmanyam',
    grievanceOfficer: 'Mr. Chandrashekhar Balasubramanian Deshpande',
  },
  licence: {
    number: 'DB 000/2011, renewed as CB 000/24',
    category: 'Direct Broker (Life & General)',
    validTill: '2099-04-30',
  },
  contact: {
    supportEmail: 'customer.support@bharatiya-samudri-suraksha-brokers.test',
    claimsEmail: 'claims.and.emergencies@bharatiya-samudri-suraksha-brokers.test',
    claimsPhone: '1800 222 0000',
    helpline: '1800 222 1111',
    whatsapp: '+91 98000 00000',
    callingSeries: 'a number that begins with 1600, or with 022 6900',
  },
  links: Object.fromEntries(
    linkNames.map((name) => [name, `https://www.bharatiya-samudri-suraksha-brokers.test/${name}`]),
  ),
};
