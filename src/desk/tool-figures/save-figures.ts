import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest } from 'payload';
import { keepsSignOff } from '#content/collections/questionnaires/clear-sign-off.hook.ts';
import type { Data } from '#content/fields/walk-fields.ts';
import { contentService } from '#content/read/content-service.ts';
import { databaseOf, inServiceTransaction } from '#content/service-transaction.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import type { Version } from '#tools/engine/version.ts';
import { freezePublishedVersions } from '#tools/store/versions.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import type { Staff } from '../session/staff-of-request.ts';
import { userOfStaff } from '../session/user-of-staff.ts';
import { translatedLanguages } from '../translations/translated-languages.ts';
import { newestDraftId, rowsIn, storedDraft, type ToolFigures } from './read-tool.ts';
import { sourceName, storedFigure, type TypedFigure } from './read-typed-figures.ts';

type Work = { tool: ToolFigures; staff: Staff };
/** `stale`: someone has saved another draft since the page was opened. */
export type Outcome = 'saved' | 'stale';

/** Saves figures as a draft. Visitors get them once it is published. */
export function saveFigures(work: Work, typed: readonly TypedFigure[]): Promise<Outcome> {
  const touched = new Map(typed.filter(({ isTouched }) => isTouched).map((each) => [each.key, each]));
  return inTurn(work, (draft) =>
    draft.change((row, language) => {
      const key = String(row.key);
      const texts = touched.get(key)?.texts;
      const figure = work.tool.figures.find((each) => each.key === key);
      if (!texts || !figure) return row;
      const source = language === defaultLocale ? texts.source : texts[sourceName(language)];
      return { ...row, ...storedFigure(figure, texts), source };
    }),
  );
}

/** Makes a draft with the figures of an older version; words and weights stay as they are. */
export function restoreFigures(work: Work, version: Version): Promise<Outcome> {
  return inTurn(work, (draft) =>
    draft.restore((row, language) => {
      const { parameters } = contentOf(version, language);
      const older = parameters.find(({ key }) => key === row.key);
      if (!older) return row;
      const { value, list = '', source, sourceAddress = '', asOf, isAssumption, signedOffBy = '' } = older;
      return { ...row, value, list, source, sourceAddress, asOf, isAssumption, signedOffBy };
    }),
  );
}

/**
 * Publishes the draft: it becomes the next version.
 * @param whatChanged by language, as visitors read it beside the formula
 * @returns a sentence where the tool could not run it
 */
export async function publishFigures(
  work: Work,
  whatChanged: Readonly<Partial<Record<Language, string>>>,
): Promise<Outcome | { refusal: string }> {
  try {
    const outcome = await inTurn(work, async ({ update }) => {
      for (const language of translatedLanguages())
        await update({ whatChanged: whatChanged[language], _status: 'draft' }, language);
      await update({ whatChanged: whatChanged[defaultLocale], _status: 'published' }, defaultLocale);
    });
    if (outcome === 'saved') await freezePublishedVersions();
    return outcome;
  } catch (error) {
    if (!(error instanceof APIError) || error.status >= 500) throw error;
    return { refusal: error.message };
  }
}

type Draft = {
  update: (data: Data, language: Language) => Promise<void>;
  /** Saves each row as it is made of the stored one, in every language. */
  change: (made: (row: Data, language: Language) => Data) => Promise<void>;
  /** The same of older rows, which keep their own sign-off. */
  restore: (made: (row: Data, language: Language) => Data) => Promise<void>;
};

/** Two who save at once are one after the other, and the second is told. */
async function inTurn({ tool, staff }: Work, act: (draft: Draft) => Promise<void>): Promise<Outcome> {
  const { key, id, draftId } = tool;
  const service = await contentService();
  const user = await userOfStaff(staff);
  return inServiceTransaction(service, async (req): Promise<Outcome> => {
    req.user = user;
    const statement = sql`SELECT id FROM questionnaires WHERE id = ${id} FOR UPDATE`;
    await service.db.execute({ db: await databaseOf(req), sql: statement });
    if ((await newestDraftId(id, req)) !== draftId) return 'stale';
    await act(draftOf(req, key, id));
    return 'saved';
  });
}

function draftOf(req: PayloadRequest, key: QuestionnaireKey, id: number): Draft {
  const { payload, user } = req;
  const update: Draft['update'] = async (data, locale) => {
    const isDraft = data._status === 'draft';
    await payload.update({
      ...{ collection: 'questionnaires', id, data, draft: isDraft, depth: 0, locale },
      ...{ fallbackLocale: false as const, overrideAccess: false, user, req },
    });
    req.locale = defaultLocale;
  };
  const change: Draft['change'] = async (made) => {
    // Rows are one list in all languages: each pass keeps the figures of the one before, and its own words.
    for (const language of [defaultLocale, ...translatedLanguages()]) {
      const rows = rowsIn(await storedDraft(key, language, req));
      const parameters = rows.map((row) => made(row, language));
      await update({ parameters, _status: 'draft' }, language);
    }
  };
  return {
    update,
    change,
    restore(made) {
      req.context[keepsSignOff] = true;
      return change(made);
    },
  };
}
