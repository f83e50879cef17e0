import type { OutboundAnswer } from '#platform/outbound-post.ts';
import type { OurField } from './our-fields.ts';

/**
 * One CRM that enquiries are handed to. An adapter says how an enquiry becomes a request and how an answer is read; sending,
 * retrying, refreshing tokens and showing it on the desk are the same for all. Every hand-over of an enquiry carries our
 * reference, by which the CRM finds the record again: sent twice it is one record.
 */
export type CrmAdapter<Setting extends string = string> = {
  /** In rows, addresses of the desk and names of variables; lower case. */
  key: string;
  name: string;
  /** The CRM's word for what it makes of an enquiry. */
  record: string;
  settings: Readonly<Record<Setting, CrmSetting>>;
  /** The CRM's fields, by ours. Staff may change them; the one for the reference may not be empty. */
  fields: Readonly<Partial<Record<OurField, string>> & { reference: string }>;
  /** Preparations in the CRM, one sentence each. */
  preparation: readonly string[];
  /** Exchanges settings for a token that expires; without it the settings are all that a request needs. */
  token?: {
    request(settings: Readonly<Record<Setting, string>>): CrmRequest;
    /** @returns nothing when the settings were refused */
    read(answer: CrmAnswer): CrmToken | undefined;
  };
  upsert(lead: CrmLead, access: CrmAccess<Setting>): CrmRequest;
  /** Deletes the record of an enquiry. Without it staff delete by hand: the CRM's record is a person with a history. */
  erase?(erasure: CrmErasure, access: CrmAccess<Setting>): CrmRequest;
  /** @returns nothing for an answer that only its status explains */
  read(answer: CrmAnswer, asked: CrmAsked<Setting>): Verdict | undefined;
};

export type CrmSetting = { variable: string; isSecret?: true; fallback?: string; isUrl?: true };

export type CrmToken = { token: string; baseUrl?: string | undefined; seconds?: number | undefined };

export type CrmAccess<Setting extends string = string> = {
  settings: Readonly<Record<Setting, string>>;
  token: string;
  /** Where the token says that requests go. */
  baseUrl: string;
};

/** An enquiry in the CRM's own fields, those without a value left out. */
export type CrmLead = {
  reference: string;
  /** The CRM's field for our reference. */
  referenceField: string;
  fields: Readonly<Record<string, string>>;
};

export type CrmErasure = { reference: string; referenceField: string; remoteId?: string | undefined };

export type CrmRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
};

export type CrmAnswer = Pick<OutboundAnswer, 'status' | 'headers'> & { json: unknown };

/** The request that an answer belongs to. */
export type CrmAsked<Setting extends string = string> = {
  access: CrmAccess<Setting>;
  lead?: CrmLead;
  erasure?: CrmErasure;
};

export type Verdict =
  /** `isShared`: the record was there before, of the same person. */
  | { kind: 'accepted'; id?: string | undefined; isShared?: boolean }
  /** Read by staff. */
  | { kind: 'later'; why: string; afterSeconds?: number }
  | { kind: 'refused'; why: string }
  /** The token is not valid any more. */
  | { kind: 'expired' }
  /** Another request does it. */
  | { kind: 'instead'; request: CrmRequest; isShared?: boolean };

/** A member of an answer whose shape no one has checked. */
export function memberOf(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[name]
        : undefined,
    value,
  );
}

export function textIn(value: unknown, ...path: readonly (string | number)[]): string {
  const member = memberOf(value, ...path);
  return typeof member === 'string' || typeof member === 'number' ? String(member) : '';
}
