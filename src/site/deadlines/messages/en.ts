import type { Limit, LimitSource, Occasion, Unclear } from '../deadlines.ts';

const occasions: Record<Occasion, string> = {
  'health-bills': 'I sent the insurer hospital bills that I had paid',
  'vehicle-damage': 'I told the insurer about damage to my vehicle',
  'life-claim': 'We sent the insurer the documents after a death',
  'insurer-complaint': 'I complained to the insurer’s grievance officer',
  'insurer-answer': 'The insurer rejected my complaint, or I am not satisfied with its answer',
  'ombudsman-papers': 'My documents with the Insurance Ombudsman are complete',
  'ombudsman-award': 'The insurer received the Ombudsman’s award',
  'broker-complaint': 'I complained to a broker',
};

const lateInterest =
  'The answer can be a rejection. If the insurer pays late, it owes interest at the bank rate plus 2%.';

const steps: Record<Limit['step'], { title: string; text: string }> = {
  'bills-answered': {
    title: 'The insurer pays or rejects the claim',
    text: `Within 15 days of submission. ${lateInterest}`,
  },
  'surveyor-named': {
    title: 'A surveyor is appointed',
    text: 'Within 24 hours. A motor loss of ₹ 50,000 or more is surveyed. Do not have the vehicle repaired before the survey.',
  },
  'survey-reported': {
    title: 'The surveyor sends the report',
    text: 'Within 15 days, counted here from the last day for appointing the surveyor.',
  },
  'survey-answered': {
    title: 'The insurer pays or rejects the claim',
    text: 'Within 7 days of the report, counted here from the last day for the report.',
  },
  'life-answered': {
    title: 'The insurer pays or rejects the claim, if it does not investigate',
    text: `Within 15 days. ${lateInterest}`,
  },
  'life-investigated': {
    title: 'The insurer pays or rejects the claim after an investigation',
    text: `Within 45 days. ${lateInterest}`,
  },
  'complaint-answered': {
    title: 'The insurer answers your complaint',
    text: 'Its grievance officer has 14 days to answer.',
  },
  'ombudsman-opens': {
    title: 'You can go to the Insurance Ombudsman if you have had no answer',
    text: 'One month after your complaint. After a rejection you need not wait for this date.',
  },
  'ombudsman-closes-unanswered': {
    title: 'The last day to go to the Ombudsman if you have had no answer',
    text: 'One year and one month after your complaint. If the insurer does answer, count the year from its answer. A late complaint can be accepted for good reasons, but do not rely on that.',
  },
  'ombudsman-closes': {
    title: 'The last day to go to the Insurance Ombudsman',
    text: 'One year after the insurer’s answer. A late complaint can be accepted for good reasons, but do not rely on that.',
  },
  award: {
    title: 'The Ombudsman makes the award',
    text: 'Within 3 months of receiving complete documents. The award binds the insurer but not you.',
  },
  'award-followed': {
    title: 'The insurer carries out the award',
    text: 'Within 30 days. After that it owes you ₹ 5,000 for each day of delay.',
  },
  'broker-settled': {
    title: 'The broker settles your complaint',
    text: 'Within 14 days of receiving it.',
  },
};

const sources: Record<LimitSource, string> = {
  policyholders:
    'IRDAI master circular for policyholders, 5 September 2024 (IRDAI/PP&GR/CIR/MISC/117/9/2024)',
  health: 'IRDAI master circular on health insurance, 29 May 2024 (IRDAI/HLT/CIR/PRO/84/5/2024)',
  ombudsman: 'Insurance Ombudsman Rules, 2017, rules 13 and 14',
  brokers: 'IRDAI (Insurance Brokers) Regulations, 2018, regulation 13',
};

const unclear: Record<Unclear, string> = {
  occasion: 'Choose what happened.',
  'day-missing': 'Enter the day, month and year, such as 11 January 2027.',
  'day-impossible': 'There is no such day in the calendar. Please check the day and the month.',
  'day-years': 'Enter a year from 2000 to 2049.',
};

export const en = {
  title: 'Claim and complaint deadlines',
  description:
    'Choose what happened and when, and get the dates by which the insurer, broker or Ombudsman must answer or you must act, with sources and a calendar file.',
  lead: 'Choose what happened and on which day. You will get the dates by which someone has to answer or you have to act, and a file for your calendar. We do not store what you choose.',
  occasion: 'What happened?',
  choose: 'Please choose',
  day: 'On which day?',
  parts: { day: 'Day', month: 'Month', year: 'Year' },
  submit: 'Show the dates',
  error: (title: string) => `Error: ${title}`,
  unclear,
  occasions,
  steps,
  sources,
  dates: 'Your dates',
  asked: (occasion: string, day: string) => `${occasion}: ${day}.`,
  ahead: 'This day is still to come. The dates apply if it happens on that day.',
  past: 'This day has passed.',
  today: 'This is today.',
  source: (names: string) => `Source: ${names}.`,
  calendar: 'Add the dates to my calendar',
  calendarHint:
    'A file that phones and computers open in their calendar. Many will remind you on the morning of the day before.',
  allLimits: 'The time limits behind the dates',
  counted:
    'Every calendar day counts, except the day of the event itself. Rules as on 22 November 2026. This is general information: the rules and your policy apply.',
  ombudsman: 'Find the Ombudsman’s office',
  onward: { 'claim-rejected': 'Letters to fill in', grievance: 'The steps of a complaint' },
};
