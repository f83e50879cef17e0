/** How the partners' pages come to be: told at the start and by the go-live check. */
export const partnerPagesAdvice =
  'set RISK_PARTNER_SECRET in .env to 8 to 64 letters and digits, for example: openssl rand -hex 12';
