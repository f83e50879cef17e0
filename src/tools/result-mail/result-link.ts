/** The data of the mail with a result's link. Here apart from how it looks: anyone who asks for it renders nothing. */
export type ResultLinkData = {
  toolTitle: string;
  /** The result's whole address. */
  link: string;
  /** ISO date and time. */
  expiresAt: string;
  /** Version of the consent's words at the box: without that tick nothing is sent. */
  consentVersion: string;
};

export const resultLinkKey = 'result-link';
