import type { en } from './en.ts';

export const hi: typeof en = {
  example: 'उदाहरण',
  about:
    'उदाहरण: जवाब काल्पनिक हैं। नतीजे का हिसाब प्रकाशित सूत्र से लगाया गया है और वैसे ही दिखाया गया है जैसे टूल दिखाता है।',
  answers: 'इस उदाहरण के जवाब',
  open: (tool: string) => `${tool} खोलें`,
};
