import { z } from 'zod';
import { isLoopbackUrl } from './loopback-url.ts';

const filled = z.string().trim().min(1);

/** The roles of staff that a group can give, the first one that fits first. */
export const groupRoles = ['administrator', 'compliance', 'adviser', 'editor', 'reader'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** The office's own login, by OpenID Connect. */
export const oidcVariables = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: filled.optional(),
  OIDC_CLIENT_SECRET: filled.optional(),
  OIDC_NAME: filled.max(40).default('the office account'),
  OIDC_SCOPES: filled.default('openid profile email'),
  OIDC_GROUPS_CLAIM: filled.default('groups'),
  OIDC_GROUP_ADMINISTRATOR: filled.optional(),
  OIDC_GROUP_COMPLIANCE: filled.optional(),
  OIDC_GROUP_ADVISER: filled.optional(),
  OIDC_GROUP_EDITOR: filled.optional(),
  OIDC_GROUP_READER: filled.optional(),
  OIDC_REQUIRED_ACR: filled.optional(),
  OIDC_REQUIRED_AMR: filled.optional(),
  OIDC_CONFIRM_MINUTES: z.coerce.number().int().min(5).max(1440).default(60),
};

export type OidcSettings = {
  /** As the provider spells it: compared letter by letter. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** After "Log in with". */
  name: string;
  scopes: string;
  groupsClaim: string;
  /** For each role the group that gives it. */
  groups: Partial<Record<GroupRole, string>>;
  /** Absent means: a login there counts as it is. */
  requiredAcr: string | undefined;
  requiredAmr: string | undefined;
  /** After so many minutes the provider is asked again, when the next page is opened. */
  confirmMinutes: number;
};

type Given = z.infer<z.ZodObject<typeof oidcVariables>>;

/** @returns undefined where staff log in with passwords alone */
export function oidcSettings(given: Given): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    name: given.OIDC_NAME,
    scopes: given.OIDC_SCOPES,
    groupsClaim: given.OIDC_GROUPS_CLAIM,
    groups: groupsOf(given),
    requiredAcr: given.OIDC_REQUIRED_ACR,
    requiredAmr: given.OIDC_REQUIRED_AMR,
    confirmMinutes: given.OIDC_CONFIRM_MINUTES,
  };
}

function groupsOf(given: Given): OidcSettings['groups'] {
  const variable = (role: GroupRole) => given[`OIDC_GROUP_${role.toUpperCase() as Uppercase<GroupRole>}`];
  return Object.fromEntries(groupRoles.map((role) => [role, variable(role)]).filter(([, group]) => group));
}

export function oidcProblems(given: Given): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = given;
  const problems: string[] = [];
  if ([issuer, id, secret].some(Boolean) && ![issuer, id, secret].every(Boolean))
    problems.push('OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: set all three or none');
  if (issuer?.startsWith('http:') && !isLoopbackUrl(issuer))
    problems.push('OIDC_ISSUER: needs an https: address, unless the provider runs on this machine');
  if (issuer && Object.keys(groupsOf(given)).length === 0)
    problems.push(
      'OIDC_ISSUER: needs at least one of OIDC_GROUP_ADMINISTRATOR, _COMPLIANCE, _ADVISER, _EDITOR, _READER',
    );
  if (!given.OIDC_SCOPES.split(/\s+/).includes('openid'))
    problems.push('OIDC_SCOPES: needs openid among the scopes');
  return problems;
}
