import { partnerPath } from '#content/partner-path.ts';
import { EnvironmentError, env } from '#platform/env.ts';
import { partnerPagesAdvice } from './doctor/environment.ts';

/** Prints the address that an operator gives to partners: on its own line, so that it can be piped on. */
function printPartnerLink(): number {
  const { siteUrl, riskPartnerSecret } = env();
  if (!riskPartnerSecret) {
    process.stderr.write(`There is no partners' link yet: ${partnerPagesAdvice}\n`);
    return 1;
  }
  process.stdout.write(`${siteUrl}${partnerPath(riskPartnerSecret)}\n`);
  return 0;
}

try {
  process.exitCode = printPartnerLink();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
