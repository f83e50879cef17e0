import { Secret, TOTP } from 'otpauth';

/**
 * The six digits that an app shows (RFC 6238: SHA-1, 30 seconds, which every app speaks). A step is a count of thirty
 * seconds; clocks that are one step off are forgiven.
 */
const periodSeconds = 30;

function clockOf(secret: string, label = '', issuer = '') {
  const options = { algorithm: 'SHA1', digits: 6, period: periodSeconds, issuer, label };
  return new TOTP({ ...options, secret: Secret.fromBase32(secret) });
}

/** 160 bits in base32, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** @returns the step that a code belongs to, or undefined when it fits none near now */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = clockOf(secret).validate({ token, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}

/** The address that a QR code gives to an app. */
export function addressForApp(secret: string, { email, brand }: { email: string; brand: string }): string {
  return clockOf(secret, email, brand).toString();
}
