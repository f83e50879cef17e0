/** Topics of the contact form on `/contact-us`. */
export const contactTopics = {
  quote: 'A new policy or a quote',
  policy: 'A policy that I have',
  claim: 'A claim',
  complaint: 'A complaint',
  career: 'Working with you',
  other: 'Something else',
} as const;
