export const en = {
  feeds: { blog: 'Blog', news: 'News', newsletter: 'Newsletter' },
  llms: {
    about:
      'We are an insurance broker in India: we advise people and arrange cover; the insurer issues the policy and decides on claims. These pages are general information about kinds of cover, not advice on a particular policy; the policy wording decides. Figures, laws and time limits are as on the dates stated, and amounts in examples are illustrations. The links below lead to Markdown; without `.md` (home page: `/index.md`), they lead to the page itself.',
    audiences: {
      companies: 'Insurance for companies',
      people: 'Insurance for people and families',
      fertility: 'IVF, donors and surrogates',
      agents: 'Working as an agent (POSP)',
      everyone: 'For everyone',
    },
  },
};
