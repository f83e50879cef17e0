/** The page on which saved answers are loaded. Its title is what leads there. */
export const en = {
  lead: ({ name }: { name: string }) =>
    `Choose the file that you saved here before. Its name begins with “${name}”.`,
  file: 'Your file',
  action: 'Load the answers',
  missing: 'Please choose a file.',
  refused: 'We could not load this file. Please choose another one.',
  done: 'Your answers have been loaded',
  goOn: 'Continue',
  unchanged: 'Nothing has changed since you saved your answers.',
  otherVersion: 'The words or figures of this tool have changed since you saved your answers.',
  added: 'New questions for you to answer:',
  gone: 'No longer asked, so your answer was removed:',
  reasked: 'Your answer is no longer offered. Please answer again:',
};
