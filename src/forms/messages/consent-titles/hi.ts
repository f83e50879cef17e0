import type { en } from './en.ts';

export const hi: typeof en = {
  consent: 'इस अनुरोध के बारे में संपर्क',
  consent_share: 'बीमा कंपनियों को जानकारी देना',
  consent_news: 'खबरें',
  consent_whatsapp: 'WhatsApp',
};
