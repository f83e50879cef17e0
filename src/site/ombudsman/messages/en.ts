const problems: Record<'pin' | 'unknown-pin' | 'place' | 'nothing', string> = {
  pin: 'Enter the six digits of a pin code, such as 411001.',
  'unknown-pin': 'We found no office for this pin code. Check the digits, or choose the place below.',
  place: 'Choose a place from the list.',
  nothing: 'Enter a pin code, or choose a place.',
};

export const en = {
  title: 'Find your Insurance Ombudsman’s office',
  description:
    'Find the Insurance Ombudsman’s office for your home or for the insurer’s branch. Check its address at cioins.co.in before you post your complaint.',
  lead: 'Your complaint goes to the office that serves your home or the insurer’s branch; you may choose. Complain to the insurer in writing first. There is no fee.',
  error: (title: string) => `Error: ${title}`,
  council: 'Find the office at cioins.co.in',
  councilHint: 'The Council for Insurance Ombudsmen lists every office with its area and its address.',
  pin: 'Pin code of your home or of the insurer’s branch',
  place: 'Or the place',
  /** The name of a state, from its English one. */
  state: (state: string) => state,
  choose: 'Please choose',
  submit: 'Show the office',
  problems,
  found: 'Your office',
  several: 'More than one office may be yours',
  severalByPin: (pin: string) =>
    `These offices may serve pin codes that begin with ${pin}. Compare the areas they serve, or choose the place above.`,
  severalByPlace:
    'Published lists differ on this place. Look up at cioins.co.in which of these offices is yours.',
  none: 'Our lists do not show an office for this place. Find it at cioins.co.in.',
  office: (city: string) => `Insurance Ombudsman, ${city}`,
  serves: 'Serves',
  address: 'Address',
  noAddress: 'We are not sure of the address. Look it up at cioins.co.in.',
  addressee: 'Office of the Insurance Ombudsman',
  phone: 'Phone',
  email: 'E-mail',
  check: 'Check the address at cioins.co.in before you post',
  confirmed: (day: string) => `We compared this list with the Council’s on ${day}. Offices move.`,
  onward: { 'claim-rejected': 'Letters to fill in', grievance: 'The steps of a complaint' },
  deadlines: 'Your deadlines for complaining',
};
