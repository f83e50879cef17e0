import { expect, test } from 'vitest';
import { newsletterMessages } from '#newsletter/messages/messages.ts';
import { renewalMessages } from './messages.ts';

/** Our staff see the addresses on the desk, so no notice may promise that the provider alone does. */
const besidesUs = {
  en: /Besides us, only our e-mail provider sees your address\./,
  hi: /हमारे अलावा आपका पता सिर्फ़ हमारी ईमेल सेवा देने वाली कंपनी देखती है।/,
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
