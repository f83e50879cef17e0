import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

function partnerLink(secret: string): { link: string; said: string } {
  try {
    const environment = { ...process.env, RISK_PARTNER_SECRET: secret, SITE_URL: 'https://www.example.com' };
    const options = { env: environment, encoding: 'utf8', stdio: 'pipe' } as const;
    return { link: execFileSync(process.execPath, ['scripts/partner-link.mjs'], options), said: '' };
  } catch (error) {
    return { link: '', said: String((error as { stderr?: unknown }).stderr) };
  }
}

test('the partners’ address is printed alone on its line; without a secret, the variable to set', () => {
  expect(partnerLink('wagtails-4711').link).toBe('https://www.example.com/riwagtails-4711\n');
  expect(partnerLink('').said).toContain('set RISK_PARTNER_SECRET in .env');
  expect(partnerLink('short').said).toContain('RISK_PARTNER_SECRET: needs 8 to 64');
});
