import { usualRetention } from '#content/globals/retention.field.ts';
import type { SiteSettings } from '#content/model.ts';
import { readSettings } from '#content/read/settings.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';

/**
 * The settings that a form and its saving depend on. They are kept for twenty seconds, so that a storm of enquiries
 * does not become a storm on the content service, and an enquiry is saved even while that service is away.
 */
export type SiteFacts = Pick<SiteSettings, 'callingHours' | 'retention'> & { supportEmail: string };

const keptMs = 20_000;
const retriedMs = 2000;
const longestWaitMs = 3000;

type Known = { facts: SiteFacts; goodUntil: number };
let known: Known | undefined;
let reading: Promise<void> | undefined;

export async function siteFacts(): Promise<SiteFacts> {
  if (!known || Date.now() > known.goodUntil) reading ??= read();
  // Only the very first caller waits; later ones take what is known while it is read anew.
  if (!known) await Promise.race([reading, waited()]);
  return known?.facts ?? asSpecified();
}

async function read(): Promise<void> {
  try {
    const { callingHours, retention, contact } = await readSettings();
    const facts = { callingHours, retention, supportEmail: env().supportEmail ?? contact.supportEmail };
    known = { facts, goodUntil: Date.now() + keptMs };
  } catch (error) {
    log.warn('settings cannot be read', describeError(error));
    known = { facts: known?.facts ?? asSpecified(), goodUntil: Date.now() + retriedMs };
  } finally {
    reading = undefined;
  }
}

function waited(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, longestWaitMs).unref());
}

function asSpecified(): SiteFacts {
  const callingHours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6 };
  return { callingHours, retention: usualRetention, supportEmail: env().supportEmail ?? '' };
}
