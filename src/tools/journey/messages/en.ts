/** Words around the questions of any tool. Questions, their options and why they are asked are content. */
export const en = {
  back: 'Back',
  continue: 'Continue',
  count: ({ at, of }: { at: number; of: number }) => `Step ${at} of about ${of}`,
  why: 'Why we ask',
  or: 'or',
  preferNot: 'I’d rather not say',
  asAmount: ({ figures }: { figures: string }) => `That is about ${figures}.`,

  check: {
    title: 'Check your answers',
    lead: 'These are all your answers. Change anything that is not right, then see your result.',
    change: 'Change',
    notAnswered: 'Not answered',
    preferNot: 'Preferred not to say',
    open: 'Some questions are still unanswered. Answer them to see the result.',
    goOn: 'Answer the open questions',
    submit: 'See the result',
    note: 'All your answers are sent only when you press the button.',
    noteWithoutScript:
      'Our draft of your answers will be deleted after 24 hours, or sooner if you delete it below.',
  },

  sending: 'Working it out. One moment, please.',
  failures: {
    network: 'Your device got no answer from us.',
    timeout: 'Our site took too long to answer.',
    abort: 'Sending was interrupted.',
    server: 'Our site could not work out the result.',
  },
  failed: 'We could not load your result',
  kept: 'Nothing is lost: your answers are kept. Please try again.',
  outdated: {
    title: 'The questions have changed since you began',
    text: 'Your answers are kept. Please check them and send them again.',
    action: 'Load the new questions',
  },

  save: 'Save to this device',
  forget: {
    title: 'Forget my answers',
    text: 'This deletes your answers from this browser and from any draft on our site. A result is deleted on its own page.',
    action: 'Forget them now',
  },

  load: 'Load saved answers',
};
