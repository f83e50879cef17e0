export const en = {
  /** The blanks that the sender fills in, as in the text of a letter. */
  sender: { name: 'your name', address: 'your address', telephone: 'your telephone', email: 'your e-mail' },
  date: 'Date: [date of the letter]',
  to: 'To',
  subject: (text: string) => `Subject: ${text}`,
  salutation: 'Dear Sir or Madam,',
  closing: 'Yours faithfully,',
  enclosed: 'Enclosed:',
  fillIn: 'Fill in this letter here',
  nothingSent: 'Nothing is sent: the letter is completed in your browser, and we never see it.',
  keep: 'Remember in this browser what I typed, for my next visit. Do not tick this on a shared computer.',
  takeAway: 'Take it with you',
  actions: { copy: 'Copy', text: 'Text file', word: 'Word file', print: 'Print or save as PDF' },
  done: {
    copy: 'Copied.',
    text: 'Look for the text file in your downloads.',
    word: 'Look for the Word file in your downloads.',
    print: 'To save a PDF, choose “Save as PDF” instead of a printer.',
  },
  failed: 'Your browser did not allow that. Please use the text file.',
  blanksLeft: 'Some blanks are still empty: look for square brackets.',
};
