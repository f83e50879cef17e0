import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A password is hashed 600,000 times over, a quarter of a second, each time that a test makes an account or logs in. With a
 * tenth of the rounds everything that is tested stays: without the password no one gets in, and a login is mostly hashing.
 * `FULL_HASHES` is set where passwords come from a database that the site has made itself.
 */
const maxRounds = 60_000;

const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, rounds, ...rest) =>
  pbkdf2(password, salt, process.env.FULL_HASHES ? rounds : Math.min(rounds, maxRounds), ...rest);
syncBuiltinESMExports();
