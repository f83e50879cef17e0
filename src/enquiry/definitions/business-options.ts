/** Sectors of the corporate insurance form, by the content keys of their pages. */
export const sectors = {
  'it-consulting': 'IT and consulting',
  'start-ups': 'Startup',
  residential: 'Residential',
  'trading-retail': 'Trading: retail',
  'trading-logistics': 'Trading: logistics',
  education: 'Education',
  manufacturing: 'Manufacturing',
  'infra-developers': 'Infrastructure and developers',
  'services-travel': 'Services: travel and tourism',
  'services-health': 'Services: healthcare',
  'film-industry': 'Film industry',
  other: 'Another sector',
} as const;

/**
 * Covers that a business may ask for, by the content keys of the products. A word without commas: several are joined by
 * them.
 */
export const businessCovers = {
  'group-medical-cover': 'Group medical',
  'employee-benefits': 'Employee benefits',
  'workmen-compensation': 'Employee compensation',
  'fire-and-burglary': 'Fire and burglary',
  'distributors-loss-of-profit': 'Loss of profit',
  'marine-insurance': 'Marine',
  'cyber-insurance': 'Cyber',
  'directors-and-officers': 'Directors and officers',
  'professional-indemnity-insurance': 'Professional indemnity',
  'errors-and-omission': 'Errors and omission',
  'commercial-general-liability': 'Commercial general liability',
  'contractor-all-risk': 'Contractor all risk',
  'engineering-all-risk-insurance-policy': 'Erection all risk',
  'contractor-plant-machinery': 'Contractor plant and machinery',
  'machinery-breakdown': 'Machinery breakdown',
  'portable-equipment-policy': 'Portable equipment',
  'film-production': 'Film production',
} as const;

export const months = {
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
} as const;
