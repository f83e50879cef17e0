import type { PayloadRequest } from 'payload';
import { type Change, changesOf } from '#content/collections/changes/changes.ts';
import { type Data, isData } from '#content/fields/walk-fields.ts';
import { contentService } from '#content/read/content-service.ts';
import { definitions } from '#tools/definitions.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import type { Parameter, Version } from '#tools/engine/version.ts';
import { versionsOf } from '#tools/store/versions.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import { translatedLanguages } from '../translations/translated-languages.ts';

/** A tool's figures as visitors get them now, and as the newest draft has them. */
export type ToolFigures = {
  key: QuestionnaireKey;
  /** Number of the record in the content service. */
  id: number;
  title: string;
  figures: readonly Figure[];
  /** Number of the newest version: a form carries it, so that a draft saved in between is noticed. */
  draftId: number;
  /** Whether the newest version waits to be published. */
  isDraft: boolean;
  /** The published versions, the newest first. */
  versions: readonly Version[];
  /** The latest change, with its author. */
  last: Change | undefined;
};

export type Figure = Parameter & {
  /** The source in other languages. */
  sourceIn: Readonly<Partial<Record<Language, string>>>;
  /** As it is published; nothing where it is new. */
  live: Parameter | undefined;
};

export function isToolKey(key: string | undefined): key is QuestionnaireKey {
  return definitions.some(({ questionnaire }) => questionnaire.key === key);
}

/** Every tool, also one that only asks and has no figures. */
export async function allTools(): Promise<ToolFigures[]> {
  const found = await Promise.all(definitions.map(({ questionnaire }) => readTool(questionnaire.key)));
  return found.filter((tool): tool is ToolFigures => tool !== undefined);
}

export async function readTool(key: QuestionnaireKey): Promise<ToolFigures | undefined> {
  const stored = await storedDraft(key, defaultLocale);
  if (!stored) return undefined;
  const id = Number(stored.id);
  const [versions, draftId, [last]] = await Promise.all([
    versionsOf(key),
    newestDraftId(id),
    changesOf('questionnaires', id, 1),
  ]);
  const [present] = versions;
  const figures = await figuresIn((language) => storedDraft(key, language), present);
  const isDraft = stored._status === 'draft';
  return { key, id, title: String(stored.title ?? key), figures, draftId, isDraft, versions, last };
}

/** The figures of a version that the content service keeps; none where it is not kept any more. */
export async function figuresOfDraft({ id }: ToolFigures, draftId: number): Promise<Figure[]> {
  const service = await contentService();
  return figuresIn(async (locale) => {
    const found: unknown = await service.findVersionByID({
      ...{ collection: 'questionnaires', id: String(draftId), disableErrors: true },
      ...{ depth: 0, overrideAccess: true, locale, fallbackLocale: false },
    });
    const isOwn = isData(found) && Number(found.parent) === id;
    return isOwn && isData(found.version) ? found.version : undefined;
  });
}

type Read = (language: Language) => Promise<Data | undefined>;

async function figuresIn(read: Read, present?: Version): Promise<Figure[]> {
  const others = await Promise.all(
    translatedLanguages().map(async (language) => [language, parametersIn(await read(language))] as const),
  );
  const live = present ? contentOf(present, defaultLocale).parameters : [];
  return parametersIn(await read(defaultLocale)).map((figure) => {
    const named = ({ key }: Parameter) => key === figure.key;
    const sourceIn = others.map(([language, rows]) => [language, rows.find(named)?.source ?? '']);
    return { ...figure, sourceIn: Object.fromEntries(sourceIn), live: live.find(named) };
  });
}

/** The newest version of a questionnaire, published or not. @param req of a transaction */
export async function storedDraft(
  key: QuestionnaireKey,
  locale: Language,
  req?: PayloadRequest,
): Promise<Data | undefined> {
  const service = await contentService();
  const { docs } = await service.find({
    ...{ collection: 'questionnaires', where: { key: { equals: key } }, limit: 1, draft: true },
    ...{ depth: 0, overrideAccess: true, locale, fallbackLocale: false },
    ...(req && { req }),
  });
  const [doc]: unknown[] = docs;
  return isData(doc) ? doc : undefined;
}

/** Number of the newest version that the content service keeps of a record. */
export async function newestDraftId(id: number, req?: PayloadRequest): Promise<number> {
  const service = await contentService();
  const { docs } = await service.findVersions({
    ...{ collection: 'questionnaires', where: { parent: { equals: id } }, sort: '-id', limit: 1 },
    ...{ depth: 0, overrideAccess: true, select: { createdAt: true } },
    ...(req && { req }),
  });
  return Number(docs[0]?.id ?? 0);
}

/** Rows as they are stored, ids and all. */
export function rowsIn(doc: Data | undefined): Data[] {
  return Array.isArray(doc?.parameters) ? doc.parameters.filter(isData) : [];
}

export function parametersIn(doc: Data | undefined): Parameter[] {
  return rowsIn(doc).map((row) => {
    const text = (name: string) => String(row[name] ?? '');
    return {
      ...{ key: text('key'), label: text('label'), value: Number(row.value ?? 0) },
      ...{ unit: row.unit as Parameter['unit'], list: text('list'), source: text('source') },
      ...{ sourceAddress: text('sourceAddress'), asOf: text('asOf'), signedOffBy: text('signedOffBy') },
      isAssumption: row.isAssumption === true,
    };
  });
}
