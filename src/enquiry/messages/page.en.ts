/** What the form's own page says beside the form's words. */
export const pageText = {
  tooFast: 'That was very quick. Please look it over and send it again; what you typed is kept.',
  sentBefore: 'This form was sent before with other answers. Send it again if you want both.',
  notAForm: 'This page takes only its own form.',
  knownTitle: 'You are registered already',
} as const;
