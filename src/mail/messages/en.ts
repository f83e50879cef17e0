/** Words on every mail. */
export const en = {
  questions: (email: string) => `Questions? Write to ${email}.`,
};
