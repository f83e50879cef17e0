import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import pg from 'pg';
import sharp from 'sharp';
import { caseEventCollection } from '#cases/case-events.collection.ts';
import { cases } from '#cases/cases.collection.ts';
import { withChangesOfGlobal } from '#content/collections/changes/record-changes.hook.ts';
import { configOf, contentCollections, contentGlobals } from '#content/collections/collections.ts';
import { rememberingTranslationsOfGlobal } from '#content/translation/remember-translations.hook.ts';
import {
  recordRefusal,
  withAuditOfAccounts,
  withAuditOfDeletions,
  withAuditOfSettings,
} from '#desk/audit/audit-hooks.ts';
import { consents } from '#enquiry/collections/consents.collection.ts';
import { deliveries } from '#enquiry/collections/deliveries.collection.ts';
import { submissionCollections } from '#enquiry/collections/submissions.collection.ts';
import { formOptions } from '#enquiry/definitions/find-form.ts';
import { newsletterSubscribers } from '#newsletter/collections/newsletter-subscribers.collection.ts';
import { connectionShares, databaseUrl, GuardedPool, isDatabaseKnown } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { keyFor } from '#platform/secrets.ts';
import { privacyRequests } from '#privacy/collections/privacy-requests.collection.ts';
import { blocks } from '#site/blocks/blocks.ts';
import { sceneOptions } from '#site/heads/scene-options.ts';
import { dynamicPaths } from '#site/routes/dynamic-paths.ts';
import { isAnsweredByProgram } from '#site/routes/reserved-addresses.ts';
import { faultsOfQuestionnaire } from '#tools/faults-of-questionnaire.ts';
import { languages } from '#ui/language/facts/messages.ts';
import { defaultLocale, languageCodes } from '#ui/language/locales.ts';
import { appearance } from './appearance.ts';
import { users } from './collections/users.collection.ts';
import { ownEndpoints } from './endpoints/own-endpoints.ts';
import { answerClientError, answerStorageTrouble, namePlacesOfFaults } from './guard/client-error.ts';
import { refusingStaleSaves, refusingStaleSavesOfGlobal } from './guard/refuse-stale-saves.ts';
import { withStoredFiles } from './guard/stored-files.ts';
import { indexParentsOfTexts } from './index-parents.ts';
import { serviceLog, serviceLogLevels } from './service-log.ts';
import { staffMail } from './staff-mail.ts';
import { survivingAdapter } from './surviving-adapter.ts';
import { textFeatures } from './text-features.ts';
import { namedByHeading } from './views/blocks/named-by-heading.ts';
import { withPublicationStatus } from './views/publishing/with-publication-status.ts';

const { siteUrl } = env();
// The folder that `npm` runs in: every command of this project starts there.
const projectRoot = process.cwd();
const panelFolder = path.join(projectRoot, 'src/panel');

/** Dependencies of content on the rooms above it. */
const house = {
  blocks: blocks.map(namedByHeading),
  forms: formOptions(),
  scenes: sceneOptions,
  faultsOfQuestionnaire,
  dynamicPaths,
  isReserved: isAnsweredByProgram,
};

/** The staff side, assembled. Its parts are defined in the rooms that own them. */
export default buildConfig({
  // At build time there is no database and no secret: nothing is served then.
  secret: isDatabaseKnown() ? keyFor('staff-sessions') : 'only-for-the-build',
  serverURL: siteUrl,
  routes: { api: '/cmsapi/api', admin: '/admin' },
  admin: {
    user: users.slug,
    ...appearance,
    importMap: {
      baseDir: panelFolder,
      importMapFile: path.join(panelFolder, 'app/(payload)/admin/importMap.js'),
    },
  },
  localization: {
    locales: languageCodes.map((code) => ({ code, label: languages[code].name })),
    defaultLocale,
    fallback: true,
  },
  collections: [
    cases,
    caseEventCollection,
    ...submissionCollections,
    deliveries,
    consents,
    newsletterSubscribers,
    privacyRequests,
    ...contentCollections.map((collection) =>
      withStoredFiles(
        refusingStaleSaves(withPublicationStatus(configOf(collection, house))),
        collection.publicFiles?.store,
      ),
    ),
  ]
    .map(withAuditOfDeletions)
    .concat(withAuditOfAccounts(users)),
  globals: contentGlobals.map(({ config }) =>
    withAuditOfSettings(
      withChangesOfGlobal(rememberingTranslationsOfGlobal(refusingStaleSavesOfGlobal(config))),
    ),
  ),
  endpoints: [...ownEndpoints],
  editor: lexicalEditor({ features: textFeatures }),
  email: staffMail,
  db: survivingAdapter(
    postgresAdapter({
      pg: { ...pg, Pool: GuardedPool },
      pool: {
        connectionString: isDatabaseKnown() ? databaseUrl() : undefined,
        max: connectionShares().content,
        application_name: 'desk',
      },
      migrationDir: path.join(projectRoot, 'migrations'),
      blocksAsJSON: true,
      push: false,
      beforeSchemaInit: [indexParentsOfTexts],
    }),
  ),
  graphQL: { disable: true },
  logger: serviceLog,
  loggingLevels: serviceLogLevels,
  hooks: { afterError: [answerClientError, answerStorageTrouble, namePlacesOfFaults, recordRefusal] },
  telemetry: false,
  sharp,
  typescript: {
    autoGenerate: false,
    outputFile: path.join(projectRoot, 'src/content/generated/payload-types.ts'),
  },
});
