export const en = {
  feeds: { blog: 'Blog', news: 'News', newsletter: 'Newsletter' },
  llms: {
    about:
      'We are an insurance broker in India: we advise and arrange, the insurer issues the policy and decides on claims. These pages are general information about kinds of cover, not advice on one person’s policy; the policy wording decides. A figure, a law or a day holds as on the date beside it, and amounts in examples are made up. Every page stands at its address, and as Markdown at the same address with `.md`.',
    audiences: {
      companies: 'Insurance for companies',
      people: 'Insurance for people and families',
      fertility: 'IVF, donors and surrogates',
      agents: 'Working as an agent (POSP)',
      everyone: 'For everybody',
    },
  },
};
