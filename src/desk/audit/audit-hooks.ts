/** Audits what is done through the content service and belongs in the log: accounts, settings, deleted records. */

import type { AfterErrorHook, CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { type AccountRole, roleInShort } from '#content/access/duties.ts';
import {
  type AuditActor,
  type AuditEntry,
  recordAuditOf,
  recordAuditThrottled,
} from '#content/audit/audit-log.ts';
import { changedFields } from './changed-fields.ts';
import { actorOf, originOfHeaders, systemActor } from './origin.ts';

export function actorOfRequest({ user, headers }: PayloadRequest): AuditActor {
  return user ? actorOf({ id: Number(user.id), name: user.name }, originOfHeaders(headers)) : systemActor;
}

/** An account is made and deleted there; for everything between see `session/change-account.ts`. */
export function withAuditOfAccounts(config: CollectionConfig): CollectionConfig {
  const { hooks = {} } = config;
  const note = (req: PayloadRequest, entry: Omit<AuditEntry, 'by'>) =>
    recordAuditOf(req, { ...entry, by: actorOfRequest(req) });
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, operation, req }) => {
          if (operation === 'create')
            await note(req, { kind: 'account-created', about: doc.name, detail: roleOf(doc) });
          return doc;
        },
      ],
      // The vendor's own log-out; the desk's says so itself.
      afterLogout: [...(hooks.afterLogout ?? []), ({ req }) => note(req, { kind: 'logout' })],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, req }) => note(req, { kind: 'account-deleted', about: doc.name, detail: roleOf(doc) }),
      ],
    },
  };
}

function roleOf({ role }: { role: AccountRole }): string {
  return roleInShort(role);
}

/** A record that someone deletes, by its number: nothing of whose it was. */
export function withAuditOfDeletions(config: CollectionConfig): CollectionConfig {
  const { slug, labels, hooks = {} } = config;
  const name = typeof labels?.singular === 'string' ? labels.singular : slug;
  return {
    ...config,
    hooks: {
      ...hooks,
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ id, req }) => {
          if (!req.user) return;
          const about = `${name} no. ${id}`;
          await recordAuditOf(req, { kind: 'record-deleted', by: actorOfRequest(req), about });
        },
      ],
    },
  };
}

/** Where every enquiry is mailed: of this one setting the log has the former value and the new one. */
const mailbox = 'contact.supportEmail';

/** Settings and menus: which fields were changed, by name alone but for one. */
export function withAuditOfSettings(config: GlobalConfig): GlobalConfig {
  const { slug, label, hooks = {} } = config;
  const about = typeof label === 'string' ? label : slug;
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          const fields = changedFields(previousDoc ?? {}, doc);
          if (!req.user || fields.length === 0) return doc;
          const entry = {
            kind: 'settings-changed',
            about,
            detail: inWords(fields, previousDoc, doc),
          } as const;
          await recordAuditOf(req, { ...entry, by: actorOfRequest(req) });
          return doc;
        },
      ],
    },
  };
}

function inWords(fields: readonly string[], before: Settings, after: Settings): string {
  if (!fields.includes(mailbox)) return fields.join(', ');
  return [...fields, `${before.contact?.supportEmail} → ${after.contact?.supportEmail}`].join(', ');
}

type Settings = { contact?: { supportEmail?: unknown } };

/** A member of staff was refused something. */
export const recordRefusal: AfterErrorHook = async ({ error, req }) => {
  if ((error as { status?: unknown }).status !== 403 || !req.user) return;
  const about = `${req.method ?? ''} ${req.pathname ?? ''}`.trim();
  await recordAuditThrottled({ kind: 'refused', by: actorOfRequest(req), about });
};
