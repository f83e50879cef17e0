import type { Block } from '#content/model.ts';

/** The style guide's words. Developers and designers read them; visitors never see the page. */
export const guideText = {
  title: 'Style guide',
  lead: 'Every part that pages are made of, in each of its states, drawn by the same components and styles as the site.',
  contents: 'Parts',
  sections: {
    type: 'Type',
    palette: 'Palette',
    spaces: 'Spaces, radii and shadows',
    buttons: 'Buttons',
    links: 'Links',
    'text-fields': 'Text fields',
    select: 'Select',
    combobox: 'City combobox',
    'date-and-time': 'Date and time',
    choices: 'Choices',
    consent: 'Consent',
    errors: 'Error summary',
    disclosure: 'Disclosure',
    progress: 'Progress',
    umbrellas: 'Umbrellas',
    'umbrella-states': 'Umbrellas: audiences and states',
    kundli: 'Kundli',
  },
  type: {
    headings: 'Headings',
    steps: 'Steps',
    sample: 'Cover that opens before the rain does: ₹ 35,872',
    h1: 'A head says it in one line',
    h2: 'A section has one idea',
    h3: 'A part of it',
    h4: 'A detail',
    lead: 'A lead says in two lines what the page is about and for whom it is written.',
    body: 'Body text is at least sixteen pixels high and runs for forty-five to seventy-five characters. A sum insured of 10 lakh, a premium of ₹ 35,872, a waiting period of 9 months.',
    note: 'A note stands below what it belongs to.',
  },
  spaces: { spaces: 'Spaces', radii: 'Radii', shadows: 'Shadows' },
  button: {
    plain: 'Plain',
    main: 'Main',
    line: 'Line',
    disabled: 'Disabled',
    waiting: 'Waits for the captcha',
    small: 'Small: an icon alone',
    onPaper: 'On paper',
    onNight: 'On night',
    label: 'Get a Call from our Expert',
  },
  link: {
    inText: 'In a text',
    before: 'Cover is explained on ',
    link: 'a page of its own',
    after: ', with what it leaves out.',
    list: 'A list of links',
    listText: 'What it covers, in one line.',
    listLabel: 'Group medical cover',
  },
  state: {
    empty: 'Empty',
    filled: 'Filled',
    hint: 'With a hint',
    error: 'With an error',
    disabled: 'Disabled',
    closed: 'Closed',
    chosen: 'Chosen',
    fields: 'Fields with errors',
    failure: 'The sending failed',
  },
  field: {
    hint: '10 digits, for this request only.',
    name: 'Asha Kulkarni',
    phone: '98200 00000',
    date: '2027-01-18',
    time: '11:00 - 12:00',
    city: 'Pune',
  },
  progress: {
    states: (step: number) => (step === 1 ? 'Begun' : step === 5 ? 'At the last step' : 'On the way'),
    text: (step: number, steps: number) => `Step ${step} of ${steps}`,
  },
  kundli: {
    mixed: 'Covered, thin and open',
    covered: 'All covered',
    open: 'All open',
    title: (name: string) => `A risk chart of twelve houses: ${name.toLowerCase()}`,
  },
  umbrella: { open: 'open', folded: 'folded', torn: 'torn' },
} as const;
export const sampleQuestions: Extract<Block, { blockType: 'questions' }>['items'] = [
  {
    question: 'When does cover begin?',
    answer: paragraph('On the day that stands in the policy, at the hour that stands beside it.'),
  },
  {
    question: 'What does a free look mean?',
    answer: paragraph('You may return the policy within the days that stand in it.'),
  },
];

function paragraph(text: string) {
  return { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] } };
}
