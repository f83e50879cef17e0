import { expect, test } from 'vitest';
import { newsletterMessages } from '#newsletter/messages/messages.ts';
import { renewalMessages } from './messages.ts';

/** Our staff and our host can see the addresses, so no notice may promise that the e-mail provider alone does. */
const besidesUs = {
  en: /Only we, our host and e-mail provider see your address\./,
  hi: /हमारे अलावा आपका पता सिर्फ़ हमारी होस्टिंग और ईमेल कंपनियाँ देखती हैं।/,
};

test.each(['en', 'hi'] as const)(
  'the notices beside an address count us among those who see it, in %s',
  (language) => {
    const { form } = newsletterMessages(language);
    const { mail } = renewalMessages(language);
    const texts = [form.notice.more('us@broker.example'), mail.notice.more({ email: '', kept: '' })];
    for (const text of texts) expect(text).toMatch(besidesUs[language]);
  },
);
