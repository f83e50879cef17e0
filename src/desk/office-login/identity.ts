import type { StaffRole } from '#content/access/duties.ts';
import { groupRoles, type OidcSettings } from '#platform/oidc-settings.ts';

/** Claims of an ID token, with those of the provider's page about the person where it has one. */
export type Claims = Readonly<Record<string, unknown>>;

/** A person as the office knows them. Who they are is issuer and subject; everything else is only said of them. */
export type Identity = {
  issuer: string;
  subject: string;
  name: string;
  /** In small letters; absent where none is given. */
  email: string | undefined;
  /** That of the first group that fits; absent when none does. */
  role: StaffRole | undefined;
  /** The provider's name for its own session. */
  providerSession: string | undefined;
};

export function readIdentity(claims: Claims, settings: OidcSettings): Identity {
  const { iss, sub, sid } = claims;
  const email = textOf(claims.email)?.toLowerCase();
  const groups = groupsOf(claims, settings.groupsClaim);
  return {
    issuer: String(iss),
    subject: String(sub),
    name: (nameOf(claims) ?? email ?? 'Without a name').slice(0, 120),
    email: email?.includes('@') && email.length <= 254 ? email : undefined,
    role: groupRoles.find((role) => isIn(groups, settings.groups[role])),
    providerSession: textOf(sid),
  };
}

function isIn(groups: readonly string[], group: string | undefined): boolean {
  return group !== undefined && groups.includes(group);
}

function nameOf({ name, given_name: given, family_name: family, preferred_username: login }: Claims) {
  const whole = [textOf(given), textOf(family)].filter(Boolean).join(' ');
  return textOf(name) ?? (whole || textOf(login));
}

/** @param claim its name, or the way to it through groups of claims: `realm_access.roles` */
export function claimAt(claims: Claims, claim: string): unknown {
  if (Object.hasOwn(claims, claim)) return claims[claim];
  return claim
    .split('.')
    .reduce<unknown>((at, part) => (isObject(at) && Object.hasOwn(at, part) ? at[part] : undefined), claims);
}

/** A list of names, or one; the same names written with a slash in front are the same (Keycloak's full paths). */
function groupsOf(claims: Claims, claim: string): string[] {
  const value = claimAt(claims, claim);
  const names = (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string');
  return names.flatMap((name) => (name.startsWith('/') ? [name, name.slice(1)] : [name]));
}

/** Some providers replace a long list of groups by an address that has it: that is not "no group". */
export function areGroupsLeftOut(claims: Claims, claim: string): boolean {
  return isObject(claims._claim_names) && Object.hasOwn(claims._claim_names, claim);
}

/** Whether the login there was as strong as the settings require. */
export function isStrongEnough({ acr, amr }: Claims, { requiredAcr, requiredAmr }: OidcSettings): boolean {
  const methods: unknown[] = Array.isArray(amr) ? amr : [];
  const isAcr = !requiredAcr || requiredAcr.split(/\s+/).some((accepted) => accepted === acr);
  const isAmr = !requiredAmr || requiredAmr.split(/\s+/).some((accepted) => methods.includes(accepted));
  return isAcr && isAmr;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
