/**
 * Habits of translated English, and what a native writer would say: a warning for editors, and for our own texts, comments
 * and documents a test (`voice.test.ts`). Only habits are here that a pattern finds with few false alarms.
 */
export type Habit = {
  name: string;
  pattern: RegExp;
  why: string;
  /** The better wording. */
  say: string;
};

export const habits: readonly Habit[] = [
  {
    name: 'whoever',
    pattern: /\bwhom?ever\b/i,
    why: 'Nobody says this to a reader.',
    say: 'Write “anyone who” or “you”, or name the role: the adviser, the editor.',
  },
  {
    name: 'whom',
    // "To whom" is plain enough, and so is "who pays whom".
    pattern:
      /(?<!\b(?:to|for|of|with|from|by|on|in|about|against|at|under|between|after|than) |\bwho \w+ )\bwhom\b/i,
    why: 'It sounds like an old letter.',
    say: 'Write “who”, or leave the word out: “the driver you employ”.',
  },
  {
    name: 'somebody',
    pattern: /\b(?:some|any|every)body\b/i,
    why: 'One word for one thing.',
    say: 'Write “someone”, “anyone” or “everyone”.',
  },
  {
    name: 'the one who',
    pattern: /\bthe ones? who\b/i,
    why: 'A reader looks back for what “one” stands for.',
    say: 'Write “the person who”, “people who”, or name the role.',
  },
  {
    name: 'one',
    pattern:
      /\boneself\b|\bone[’']s own\b|\b(?:how|what|where|whether|which|why) one (?:can|may|must|should|would|cannot|could|needs|wants)\b|\bthat one can understand\b/i,
    why: '“One” keeps the reader at a distance.',
    say: 'Write “you”.',
  },
  {
    name: 'stands',
    // "Stand in for", "stand behind a promise", "stand still" and "as it stands" are good English.
    pattern:
      /\b(?:stands?) (?:in(?! for\b)|under|beside|on|at|here|there|apart|against|around|below|above|with|first|small|side by side)\b/i,
    why: 'Words on a page do not stand anywhere.',
    say: 'Write “is”, “is listed”, “is stated” or “appears”.',
  },
  {
    name: 'tells what',
    pattern: /\btells? (?:what|which|how|where|when|whether|why)\b/i,
    why: '“Tell” needs someone who is told.',
    say: 'Write “shows”, “explains” or “tells you”.',
  },
  {
    name: 'reckon',
    pattern: /\breckon/i,
    why: 'It is an old word for a plain thing.',
    say: 'Write “calculate” or “work out”.',
  },
  {
    name: 'papers',
    pattern: /(?<!\b(?:trade|working|question) )\bpapers\b/i,
    why: 'Insurers, hospitals and banks ask for documents.',
    say: 'Write “documents”, or name them: bills, reports, certificates.',
  },
  {
    name: 'a yes or a no',
    pattern: /\b(?:a|the|insurer[’']s) (?:no|yes)\b(?![- ](?:claims?|one|longer|new)\b)/i,
    why: 'Insurers approve, accept, refuse and reject.',
    say: 'Write “approval” or “rejection”, or “if the insurer refuses”.',
  },
  {
    name: 'dear',
    pattern: /\bdear\b|\b[Dd]ear(?:er|est)\b/,
    why: 'People seldom say it of prices today.',
    say: 'Write “expensive” or “costly”.',
  },
  {
    name: 'policies that leave out',
    pattern:
      /\b(?:polic(?:y|ies)|insurance|covers?|plans?|wordings?|insurers?)(?: may| often| usually)? leaves? out\b/i,
    why: 'The trade has its own word.',
    say: 'Write “exclude”.',
  },
  {
    name: 'set the sum',
    pattern: /\b(?:raises?|raised|set|sets|setting|limits?|review|grade) the sum\b(?! insured| assured)/i,
    why: 'The sum of what? The trade has its own term.',
    say: 'Write “sum insured”, or “amount”.',
  },
  {
    name: 'takes in, comes along',
    pattern: /\btakes? in\b(?! (?:water|a |an )\b)|\b(?:comes?|brings?|brought) along\b/i,
    why: 'A policy does not travel.',
    say: 'Write “includes”, “covers” or “contains”.',
  },
  {
    name: 'anew',
    pattern: /\banew\b|\bonce more\b/i,
    why: 'It is a word of books.',
    say: 'Write “again”.',
  },
  {
    name: 'meanwhile',
    pattern: /\bmeanwhile\b/i,
    why: 'It can mostly go.',
    say: 'Write “until then”, or leave it out.',
  },
  {
    name: 'at one press',
    pattern: /\b(?:at|with|by) (?:one|a|each|every) press\b|\bpress of a\b/i,
    why: 'People click, tap and type.',
    say: 'Write “in one click”, “in one tap” or “as you type”.',
  },
  {
    name: 'too at the end',
    pattern: /, too[.!?]$/i,
    why: 'It limps after its sentence.',
    say: 'Write “also” before the verb, or “as well”.',
  },
  {
    name: 'beside for besides',
    pattern:
      /^(?:[-*] )?(?:And )?Beside (?:it|this|that|the (?!\w+,))|\b(?:paid|pays|buys it|runs) beside\b|\bbeside (?:a job|another occupation)\b/i,
    why: '“Beside” means next to.',
    say: 'Write “besides”, “as well as” or “in addition to”.',
  },
  {
    name: 'is no',
    pattern:
      /(?<!\b[Tt]here )\b(?:is|are|was|were) no (?!(?:longer|more|less|fewer|later|earlier|better|worse|doubt|one|use|way|exception|different|other|need|further|match)\b)(?=[A-Za-z])/,
    why: 'English denies the verb.',
    say: 'Write “is not a”: “This is not an offer”.',
  },
  {
    name: 'what is … is',
    pattern:
      /^What (?:is|are|was|were|has been)\b(?= [^?,:;“]*?(?<!\b(?:and|or|that|which|who|still|it|not) )\b(?:is|are|was|were|has|have|comes?|goes|stays?|counts?|can|may|must|cannot|belongs?|costs?|differs?)\b[^?]*\.$)/i,
    why: 'The reader waits for the subject.',
    say: 'Name the thing: “The excess is paid first”, not “What is paid first is the excess”.',
  },
  {
    name: 'becomes of',
    pattern: /\bbec(?:omes?|ame) of\b/i,
    why: 'It sounds like the end of a novel.',
    say: 'Write “happens to”.',
  },
  {
    name: 'not yet there',
    pattern: /\bnot yet there\b|\bto be had\b|\bholds? (?:good|no longer)\b|\b(?:an|of) own\b/i,
    why: 'It is another language, word for word.',
    say: 'Write “not yet available”, “available”, “applies”, “has expired” or “of its own”.',
  },
  {
    name: 'content',
    pattern: /\bcontents? (?:you|them|us)\b|\bcontent with\b/i,
    why: 'In a complaint it reads as a joke.',
    say: 'Write “satisfied”.',
  },
  {
    name: 'since when',
    pattern: /\bsince when\b/i,
    why: 'In English it is a challenge.',
    say: 'Write “from which date” or “for how long”.',
  },
  {
    name: 'lies with us',
    pattern: /\bl(?:ies|ie|ay) with (?:us|you|them|the)\b/i,
    why: 'It can be read as a lie.',
    say: 'Write “we keep it”, “the hospital has it” or “the insurer decides”.',
  },
  {
    name: 'during Monday',
    pattern: /\bduring (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/i,
    why: 'Hours of work are not an event.',
    say: 'Write “between 10 am and 6 pm, Monday to Saturday”.',
  },
  {
    name: 'the whole secret',
    pattern: /\bwhole secret\b|\bthat is all there is\b/i,
    why: 'A closing line for its own sake adds nothing.',
    say: 'Stop one sentence earlier.',
  },
];

/** For comments alone: their model is any well-kept code base. */
export const commentOpening: Habit = {
  name: 'a comment that opens with What, Who or Of',
  pattern: /^(?:What|Who|Whom|Whose|Whoever|Of)\b/,
  why: 'The subject of a comment is the code.',
  say: 'Open with a verb for a function (“Returns …”), and with a noun for a type or a field.',
};
