import type { Cover } from '../../covers.ts';

/** Beside each list, so that a reader sees how old it is. */
const asOn =
  'Rules and figures as on 26 November 2026. This is general information: your policy and the insurer’s terms apply.';

const nothingBetween =
  'Ask for the new policy before the old one ends, and compare names, sums, dates and conditions.';

/** The name of each cover, and what to look at before it is renewed. */
const covers: Record<Cover, { name: string; checks: readonly string[] }> = {
  health: {
    name: 'Health insurance',
    checks: [
      'Pay before the last day. The grace period is 15 days if you pay monthly and 30 days otherwise. After a longer break the waiting periods and the 60-month moratorium start again.',
      'Would you rather move to another insurer? Apply to that insurer 45 to 60 days before the last day; whether it accepts a later request is up to that insurer. It can decline, so keep the old policy until the new one is confirmed.',
      'Compare the sum insured with what a hospital stay costs in your city today. For the amount that you add, the 60-month moratorium begins with the increase.',
      'Read the renewal notice for what has changed: premium, room limit, co-payment and waiting periods.',
      'Check who is named in the policy, add a new spouse or child, and look up the no-claim bonus that you have earned.',
      'An individual or family policy has carried no GST since 22 September 2025. If the notice adds GST, ask why.',
    ],
  },
  car: {
    name: 'Car insurance',
    checks: [
      'Third-party cover is compulsory. Do not drive for even a day without it.',
      'Own-damage and third-party cover can end on different days: a new car has third-party cover for three years, and own-damage cover is usually yearly. Look up both.',
      'Renew own-damage cover within 90 days of its end, or you will lose the no-claim bonus. After one to five claim-free years the bonus takes 20, 25, 35, 45 or 50% off the own-damage premium.',
      'Check the insured declared value: the maker’s listed price less depreciation or, after five years, an agreed sum. A lower value means a lower premium, but less money after a theft or total loss.',
      'If you have a licence, the owner-driver’s ₹ 15 lakh accident cover comes with third-party cover, unless you already have it, alone or in a 24-hour policy of that sum or more.',
      'Choose add-ons such as zero depreciation, engine protection and roadside help again: not every renewal offer includes them.',
    ],
  },
  bike: {
    name: 'Two-wheeler insurance',
    checks: [
      'Third-party cover is compulsory. Do not ride for even a day without it.',
      'Own-damage and third-party cover can end on different days: a new two-wheeler has third-party cover for five years, and own-damage cover is usually yearly. Look up both.',
      'Renew own-damage cover within 90 days of its end, or you will lose the no-claim bonus. After one to five claim-free years the bonus takes 20, 25, 35, 45 or 50% off the own-damage premium.',
      'Was there a small repair? One claim sets the bonus back to nil, so compare the repair bill with the bonus before you claim.',
      'The owner-driver’s personal accident cover of ₹ 15 lakh needs to be bought only once: a stand-alone policy, or a 24-hour accident policy of ₹ 15 lakh or more, serves all your vehicles.',
    ],
  },
  home: {
    name: 'Home insurance',
    checks: [
      'The building is insured for its area times the construction rate, without the land. Check both figures; they have to be stated correctly.',
      'Under the standard wording, contents are included at 20% of the building’s sum insured, at most ₹ 10 lakh. Declare a higher value if yours are worth more.',
      'The standard wording covers theft only within 7 days of an insured event, such as a fire or flood, that led to it. Cover for ordinary burglary is an add-on.',
      'List jewellery and art at their agreed value, and keep bills and photographs outside the house.',
      'A policy can run for one to ten years. If you have moved or rebuilt, tell the insurer before you renew.',
    ],
  },
  travel: {
    name: 'Travel insurance',
    checks: [
      'Count the trips of the coming year, and compare a yearly policy with one for each trip.',
      'Read the embassy’s current rules. For a Schengen visa, the medical cover has to be at least EUR 30,000 and valid in all Schengen states for the whole stay.',
      'Illnesses that you already have are excluded unless the policy says otherwise. Ask before you pay.',
      'Check the age limits, the number of days allowed for each trip and the region, with or without the USA.',
      'Adventure sports, pregnancy and cruises are often excluded or need an add-on.',
    ],
  },
  life: {
    name: 'Life insurance',
    checks: [
      'Pay the premium on time. The policy states its grace period; after that it can lapse.',
      'A lapsed policy can often be revived. The three years in which the insurer may question it then start again.',
      'Compare the sum assured with your income, your loans and the needs of your dependants.',
      'Is the nominee still the right person, and do they know where the policy is?',
      'An individual policy has carried no GST since 22 September 2025. If the renewal notice adds GST, ask why.',
    ],
  },
  accident: {
    name: 'Personal accident insurance',
    checks: [
      'Compare the sum insured with your yearly income. The sum is paid for death or, in full or in part, for permanent disablement.',
      'Tell the insurer if your work has changed. The premium depends on the risk class of your occupation.',
      'Look up any weekly benefit for time off work, and for how many weeks it is paid.',
      'A 24-hour cover of ₹ 15 lakh or more for death and permanent disablement can take the place of the owner-driver’s cover in your motor policies.',
      nothingBetween,
    ],
  },
  'group-medical': {
    name: 'Group medical',
    checks: [
      'Begin ten weeks before the last day. Insurers base their quotes on last year’s claims, the people covered and the present wording.',
      'Ask for the number and amount of claims, paid and outstanding, without names or illnesses.',
      'Bring the list of people up to date: joiners, leavers, spouses, children and parents, with their ages.',
      'Waiting periods, maternity cover and room limits are the employer’s choice. Before you compare prices, write down what must stay.',
      'Premiums of group policies carry 18% GST.',
      'Tell your staff what will change, and from which day.',
    ],
  },
  'group-accident': {
    name: 'Group personal accident',
    checks: [
      'Set the sums insured again: one amount for all, an amount by grade, or a multiple of present pay.',
      'Report any change of work: the premium depends on the risk class of the occupation.',
      'Check the list of people, and how joiners are added and leavers removed during the year.',
      'Look at any weekly benefit: 1% of the sum insured is common, with a cap and a maximum number of weeks.',
      'The policy pays in addition to health insurance and employees’ compensation, and replaces neither.',
    ],
  },
  'group-life': {
    name: 'Group term life',
    checks: [
      'The cover runs for a year and ends with the job. Renew it before its last day, or no one will be covered.',
      'Set the amounts by present pay or grade, and check the list of people.',
      'Ask for the new free cover limit, up to which no medical tests are needed. It depends on the size of the group.',
      'If any staff are on long leave on the first day of cover, read the rule about being actively at work.',
      'Premiums of group policies carry 18% GST.',
    ],
  },
  'employees-compensation': {
    name: 'Employees’ compensation',
    checks: [
      'Declare the wages expected for the coming year, for each category of work. Staff who are not declared are not covered.',
      'Add new sites, and workers of contractors if you want them covered.',
      'Staff in the ESI scheme are excluded; the policy is for the others.',
      'Ask whether the cover is based on actual or capped wages, and whether it includes medical expenses.',
      'The law on employees’ compensation is now in the Code on Social Security, 2020. Ask whether the policy wording has been updated for it.',
    ],
  },
  fire: {
    name: 'Fire and burglary',
    checks: [
      'Value buildings, machines and stock at each address. The value at one location decides which policy applies: Bharat Sookshma up to ₹ 5 crore, Bharat Laghu above that and up to ₹ 50 crore, and Standard Fire beyond that.',
      'Under the two Bharat policies, a sum insured that is up to 15% too low does not reduce a claim. Otherwise a sum insured that is too low cuts every claim in proportion.',
      'Insure the highest stock of the year, not today’s, and name every place where it is kept.',
      'Ordinary burglary needs a separate cover. The two Bharat policies cover only theft that an insured event causes within 7 days, and Standard Fire none.',
      'Check that the policy names your bank as the bank requires, and decide whether you want loss-of-profit cover.',
    ],
  },
  marine: {
    name: 'Marine and transit',
    checks: [
      'Report the shipments or the turnover of the year that is ending, and give an estimate for the next year.',
      'The agreed value is usually the invoice value and freight, plus 10%. Check how the value is worked out, and the limit for each shipment.',
      'Do you have new routes or goods, or different packing or trade terms? Tell the insurer before the first such shipment.',
      'Check which cargo clauses apply: A is the widest (all risks); B and C cover less. Cover for war and strikes costs extra.',
      'If goods are in transit on the last day, ask whether the old policy or the new one covers them.',
    ],
  },
  liability: {
    name: 'Liability (PI, D&O, CGL)',
    checks: [
      'If the policy is claims-made, keep the retroactive date. Work done before that date is not covered.',
      'Report each complaint, and each event likely to lead to a claim, before the last day. After that, a claims-made policy usually no longer covers them.',
      'Renew a claims-made policy without a gap. A complaint made five days after it ends is usually not covered if you have not renewed.',
      'Compare the limit and the excess with your turnover and the contracts signed since the last renewal.',
      'Do you work in new countries? Claims from the USA and Canada are often excluded or priced separately.',
    ],
  },
  cyber: {
    name: 'Cyber insurance',
    checks: [
      'Answer the insurer’s questions about multi-factor login, backups and updates according to what is in place today. A wrong answer can put a claim at risk.',
      'Count customers’ and employees’ records again, and update the figure for turnover that depends on your systems.',
      'Check whether payment fraud is covered; it is not part of every wording.',
      'Report incidents of the past year before the last day.',
      'Keep the insurer’s emergency number outside the systems that could be locked.',
    ],
  },
  machinery: {
    name: 'Machinery and equipment',
    checks: [
      'Each machine is insured for its replacement cost, including freight, customs duty and erection. Bring the list of machines up to date.',
      'Strike out what has been sold and add what has been bought, with serial numbers.',
      'Keep maintenance records: wear and known faults are excluded.',
      'A breakdown can stop your business, not only the machine. Ask for the price of loss-of-profit cover.',
      'Boilers need a separate policy; road-registered machines need third-party motor cover as well.',
    ],
  },
  works: {
    name: 'Works under construction or erection',
    checks: [
      'Will the works end later than planned? Ask for an extension before the last day, not after it.',
      'The sum insured is the full value of the completed works. Raise it if prices have risen or the plans have changed.',
      'Check the testing and maintenance periods against the contract.',
      'Owner and contractor are usually insured jointly: are both, and all subcontractors, named in the policy?',
      'A part that is handed over usually needs a separate policy from that day.',
    ],
  },
  other: {
    name: 'Another cover',
    checks: [
      'Compare the sum insured with what it would cost today to replace what is insured, or to pay for the damage you might cause.',
      'Read the renewal notice for what has changed: premium, limits, exclusions and excess.',
      'Tell the insurer what has changed on your side: address, use, people and values.',
      'Report losses and complaints of the past year before the last day.',
      nothingBetween,
    ],
  },
};

export const en = {
  asOn,
  covers,
  people: 'For you and your family',
  businesses: 'For a business',
};
