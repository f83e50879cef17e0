import type pg from 'pg';
import type { Consents } from '#forms/consents.ts';
import type { Values } from '#forms/form.ts';
import type { formMessages } from '#forms/messages/messages.ts';
import type { Language, Locale } from '#ui/language/locales.ts';
import type { CaptchaUsed } from '../captcha/captcha.ts';
import type { Solution } from '../captcha/captcha-verdict.ts';
import type { Campaign } from '../definitions/campaign.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import type { Idempotency } from '../guards/idempotency-key.ts';
import type { NoticeRead } from '../notices/notice-read.ts';

/** An input that has been validated, with everything that one save needs to know. */
export type Submission = {
  form: VisitorForm;
  values: Values;
  consents: Consents;
  campaign: Campaign;
  /** Id of a tool's result that goes along. */
  attachedResult?: string;
  /** Id of a file that goes along. */
  upload?: string | undefined;
  /** The consent notice that they read in a language of their own. */
  notice?: NoticeRead | undefined;
  channel: AnyChannel;
  captcha: CaptchaUsed;
  /** The language in which the visitor was asked. */
  locale: Locale;
  /** The captcha's solution, spent together with the save. */
  solution?: Solution;
  idempotency?: Idempotency;
  byHand?: ByHand;
  /** The moment at which the journal kept it. */
  receivedAt?: Date;
  /** The words of the consents at that moment: the build may have changed since. */
  consentWords?: ConsentWords;
};

export type ConsentWords = ReturnType<typeof formMessages>['consents'];

/** 'dialog' is everything that comes through the endpoints; 'page' is the form that works without JavaScript. */
export type ChannelName = 'dialog' | 'page';

/** Includes the ways in which staff heard by telephone, or at the office, what they enter by hand. */
export type AnyChannel = ChannelName | 'telephone' | 'walk-in';

/** One of the staff. */
export type Colleague = { id: number; name: string };

/** The member of staff who entered it, the owner of its case, and their note. */
export type ByHand = {
  by: Colleague;
  /** Owner of the case; undefined leaves it to anyone. */
  to: Colleague | undefined;
  note: string;
  /** The language in which the consents were read out to them, in which the site may have no pages. */
  spoken: Language;
  /** They would like the mail that confirms it. */
  wantsMail: boolean;
  /** Opens its case for them, in the transaction that stores the submission. */
  openCase: (client: pg.ClientBase, reference: string, submission: Submission) => Promise<void>;
};

/** The answer to the visitor that a save leaves behind; it is kept for a repeat of the same save. */
export type Saved =
  | { reference: string; isKnown?: false /** It waits in the journal for the database. */; isWaiting?: true }
  /** Registered before: nothing was recorded. */
  | { isKnown: true; isWaiting?: undefined };
