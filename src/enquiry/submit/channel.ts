import type { Problems } from '#forms/problem.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { CaptchaUsed } from '../captcha/captcha.ts';
import type { Solution } from '../captcha/captcha-verdict.ts';
import type { Idempotency } from '../guards/idempotency-key.ts';
import type { RefusalCode } from './refusal-code.ts';
import type { AnyChannel, ByHand, ChannelName, Saved } from './submission.ts';

/**
 * The one way in. What a visitor sent is validated, limited, proved to come from a person and saved, in this order of
 * refusals: known key, limits, fields, proof. The channels differ in how they read it and in how they answer.
 */
export type Channel = {
  name: AnyChannel;
  /** The sender's, for the limits. */
  address: string;
  locale: Locale;
  idempotency?: Idempotency;
  /** Set on the channels of the staff only. */
  byHand?: ByHand;
  /** Asked last, once nothing else is wrong. */
  prove: () => Promise<Proof>;
};

export type Proof =
  | { isGiven: true; captcha: CaptchaUsed; solution?: Solution }
  | { isGiven: false; code: 'captcha' | 'captcha-unavailable' | 'too-fast' };

export type Outcome =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'wrong'; problems: Problems }
  | { kind: 'refused'; code: RefusalCode; retryAfterSeconds?: number };

/** Without those of the staff, who see for themselves that the database is away. */
export type VisitorChannel = Channel & { name: ChannelName };
