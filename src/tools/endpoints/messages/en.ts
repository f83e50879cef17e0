/** Messages of the tools' endpoints. */
export const en = {
  ok: 'OK',
  /** The questions of another version are meant, or there never was such a version. */
  otherVersion: 'Please answer the current version of these questions.',
  noVersion: 'Please state which version of the questions was answered.',
  noAnswers: 'Please send the answers as an object, keyed by question.',
  noType: (types: string) => `Please ask for one of these types: ${types}.`,
  noPage: 'There is no such page of questions.',
  noQuestionnaire: 'There is no such questionnaire.',
  mailed: 'We are sending the link.',
};
