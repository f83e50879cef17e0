import { accountRoutes } from './account/account.routes.tsx';
import { emailRoutes } from './account/email.routes.tsx';
import { factorRoutes } from './account/factor.routes.tsx';
import { accountOfficeRoutes } from './account/office.routes.tsx';
import { auditRoutes } from './audit/audit.routes.tsx';
import { byHandRoutes } from './by-hand/by-hand.routes.ts';
import { caseRoutes } from './case/case.routes.ts';
import type { DeskRoute } from './desk-route.ts';
import { evidenceRoutes } from './evidence/evidence.routes.tsx';
import { examplesRoutes } from './examples/examples.routes.tsx';
import { exportsRoutes } from './exports/exports.routes.tsx';
import { figuresRoutes } from './figures/figures.routes.tsx';
import { findRoutes } from './find/find.routes.tsx';
import { incidentRoutes } from './incidents/incidents.routes.tsx';
import { languagesRoutes } from './languages/languages.routes.tsx';
import { liveRoutes } from './live/live.routes.ts';
import { forgotRoutes } from './login/forgot.routes.tsx';
import { loginRoutes } from './login/login.routes.tsx';
import { logoutRoutes } from './login/logout.routes.tsx';
import { officeRoutes } from './login/office.routes.tsx';
import { looksRoutes } from './mails/looks.routes.tsx';
import { mailsRoutes } from './mails/mails.routes.tsx';
import { lettersRoutes } from './newsletters/letters.routes.tsx';
import { subscribersRoutes } from './newsletters/subscribers.routes.tsx';
import { noticesRoutes } from './notices/notices.routes.tsx';
import { officeSettingsRoutes } from './office/office.routes.tsx';
import { ombudsmanDeskRoutes } from './ombudsman/ombudsman.routes.tsx';
import { previewRoutes } from './preview/preview.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.tsx';
import { publishingRoutes } from './publishing/publishing.routes.tsx';
import { sectionsRoutes } from './sections/sections.routes.tsx';
import { personRoutes } from './staff/person.routes.tsx';
import { staffRoutes } from './staff/staff.routes.tsx';
import { systemsRoutes } from './systems/systems.routes.tsx';
import { todayRoutes } from './today/today.routes.tsx';
import { toolFiguresRoutes } from './tools/tools.routes.tsx';
import { upkeepRoutes } from './upkeep/upkeep.routes.tsx';
import { wordsRoutes } from './words/words.routes.tsx';

/** Every page and action of the desk; a new one is in once its routes are here. */
export const allDeskRoutes: readonly DeskRoute[] = [
  ...loginRoutes,
  ...forgotRoutes,
  ...officeRoutes,
  ...logoutRoutes,
  ...accountRoutes,
  ...emailRoutes,
  ...factorRoutes,
  ...accountOfficeRoutes,
  ...staffRoutes,
  ...personRoutes,
  ...todayRoutes,
  ...liveRoutes,
  ...figuresRoutes,
  // Before the pages of cases: `new` is not a case's number.
  ...byHandRoutes,
  ...caseRoutes,
  ...findRoutes,
  ...exportsRoutes,
  ...auditRoutes,
  ...examplesRoutes,
  ...sectionsRoutes,
  ...previewRoutes,
  ...wordsRoutes,
  ...ombudsmanDeskRoutes,
  ...noticesRoutes,
  ...languagesRoutes,
  ...publishingRoutes,
  ...officeSettingsRoutes,
  ...toolFiguresRoutes,
  ...upkeepRoutes,
  ...privacyRoutes,
  ...incidentRoutes,
  ...evidenceRoutes,
  ...systemsRoutes,
  // Before the pages of mails and letters, which go by number.
  ...looksRoutes,
  ...mailsRoutes,
  ...subscribersRoutes,
  ...lettersRoutes,
];
