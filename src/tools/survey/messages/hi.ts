import type { en } from './en.ts';

export const hi: typeof en = {
  kept: 'आपके जवाबों का क्या होता है',
  covers: 'आप जो खोज रहे थे, उसके बारे में पढ़ें',
  answers: 'वे सवाल जिनका जवाब कोई नहीं दे पाया',
};
