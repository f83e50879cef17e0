import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { definitionOf } from '#tools/definitions.ts';
import { checkList } from '#tools/engine/check-list.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import { methodOf } from '#tools/formulas/methods.ts';
import { attachedTo } from '#tools/store/attached-results.ts';
import { versionNumbered } from '#tools/store/versions.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { AnswerList } from './answer-list.tsx';

type FieldProps = Pick<ComponentProps<UIFieldServerComponent>, 'data'>;

/**
 * The result that the visitor attached to their request, for anyone who calls them: their result, and their
 * answers, in the words of the version that they were asked by. Nothing where they attached none.
 */
export async function AttachedResultField({ data }: FieldProps) {
  const attached = typeof data?.id === 'number' ? await attachedTo(data.id) : undefined;
  if (!attached) return null;
  const { questionnaire: key, version: number, answers, consentVersion } = attached;
  const version = await versionNumbered(key, number);
  if (!version) return null;
  const content = contentOf(version, defaultLocale);
  const asked = { answers, content, locale: defaultLocale };
  const findings = methodOf(key)?.findingsOf(asked) ?? [];
  const rows = checkList(definitionOf(key).questionnaire, asked).flatMap((section) => section.rows);
  return (
    <>
      <AnswerList
        title={`${content.title}: what they were told`}
        rows={findings.map((finding) => [finding.key, finding.label, finding.said])}
      />
      <AnswerList
        title={`${content.title}: what they answered (version ${number}, shown with their consent of ${consentVersion})`}
        rows={rows.map((row) => [
          row.question,
          row.asked,
          row.isDeclined ? 'Preferred not to say' : row.said || 'Not answered',
        ])}
      />
    </>
  );
}
