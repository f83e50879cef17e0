/** For each habit a sentence that its pattern must find, and one like it that must be left alone. */
export const voiceSamples: Readonly<Record<string, { found: string; fine: string }>> = {
  whoever: {
    found: 'Whoever calls you for us gives a name.',
    fine: 'The adviser who calls you gives a name.',
  },
  whom: { found: 'The lawyer whom you propose.', fine: 'Who pays whom, and to whom you can complain.' },
  somebody: { found: 'Somebody else can look at it.', fine: 'Someone else can look at it; nobody has to.' },
  'the one who': { found: 'Ask the one who sold it.', fine: 'Ask the one insurer who answered.' },
  one: { found: 'It shows how one can complain.', fine: 'If one insurer refuses, another can accept.' },
  stands: {
    found: 'The number stands at the foot of the page.',
    fine: 'The insurer stands in for you, and the decision stands.',
  },
  'tells what': { found: 'The page tells what to do.', fine: 'The page tells you what to do.' },
  reckon: { found: 'Here is how to reckon it.', fine: 'Here is how to work it out.' },
  papers: { found: 'Send the papers first.', fine: 'Put it on paper; the trade papers wrote of it.' },
  'a yes or a no': {
    found: 'Ask for the reason for a no in writing.',
    fine: 'The no-claim bonus is lost, and no one can change that.',
  },
  dear: { found: 'A new policy is dear at that age.', fine: 'Dear Sir or Madam,' },
  'policies that leave out': {
    found: 'Usual policies leave out cosmetic treatment.',
    fine: 'Leave out your photograph.',
  },
  'set the sum': { found: 'How to set the sum for stock.', fine: 'How to set the sum insured for stock.' },
  'takes in, comes along': {
    found: 'The scheme takes in staff with low wages.',
    fine: 'In heavy rain the hull takes in water.',
  },
  anew: { found: 'The wait begins anew.', fine: 'The wait begins again, at once.' },
  meanwhile: { found: 'It spoils meanwhile.', fine: 'It spoils in the meantime.' },
  'at one press': { found: 'Leave at one press.', fine: 'The press wrote about it.' },
  'too at the end': { found: 'They have families, too.', fine: 'That, too, is covered.' },
  'beside for besides': {
    found: 'It is paid beside other cover.',
    fine: 'Write each answer beside its question.',
  },
  'is no': { found: 'This is no PDF.', fine: 'There is no fee, and it is no longer asked for.' },
  'what is … is': {
    found: 'What is owed is paid above the excess.',
    fine: 'What is a deductible, and is it an excess?',
  },
  'becomes of': { found: 'What becomes of my answers?', fine: 'What happens to my answers?' },
  'not yet there': { found: 'Good answers are to be had here.', fine: 'A policy of its own holds more.' },
  content: { found: 'If its answer does not content you.', fine: 'The content of the policy is not yours.' },
  'since when': {
    found: 'Say since when you are insured.',
    fine: 'Say how long it is since you were insured.',
  },
  'lies with us': { found: 'A draft lies with us for a day.', fine: 'The truth lies in between.' },
  'during Monday': {
    found: 'We call during Monday to Saturday.',
    fine: 'We call during the day, Monday to Saturday.',
  },
  'the whole secret': { found: 'This is the whole secret.', fine: 'The whole policy is kept secret.' },
};
