import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A password is hashed 600,000 times over, a quarter of a second, each time that a test makes an account or logs in, and a
 * challenge of the captcha is solved by 5,000 rounds for each of some 350 tries. With a hundredth of the rounds everything
 * that is tested stays: without the password no one gets in, and without a solution no form.
 * `FULL_HASHES` is set where passwords come from a database that the site has made itself.
 */
const share = 100;

const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, rounds, ...rest) =>
  pbkdf2(password, salt, process.env.FULL_HASHES ? rounds : Math.ceil(rounds / share), ...rest);
syncBuiltinESMExports();
