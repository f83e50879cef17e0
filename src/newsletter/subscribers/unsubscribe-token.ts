import { idOfLeaveToken, leaveTokenOf } from '../opt-in/leave-token.ts';

/** Returns the end of a subscriber's unsubscribe address. */
export function unsubscribeTokenOf(subscriberId: number): string {
  return leaveTokenOf('newsletter-leave', subscriberId);
}

/** @returns the subscriber's number, or nothing for a key that is none of ours */
export function subscriberOfToken(key: string): number | undefined {
  return idOfLeaveToken('newsletter-leave', key);
}
