import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { definitions } from '#tools/definitions.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import type { Version } from '#tools/engine/version.ts';
import { funnelOf } from '#tools/figures/funnel.ts';
import { readAnswered, readFigures } from '#tools/figures/read-figures.ts';
import { versionsOf } from '#tools/store/versions.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { AnswerSets } from './answer-sets.tsx';
import { BandTable } from './band-table.tsx';
import { FunnelTable } from './funnel-table.tsx';
import { ToolsView } from './tools-view.tsx';
import { TotalsTable } from './totals-table.tsx';

/** `/admin/tools`: how the tools are used, by questionnaire and version. */
export function FiguresView(props: AdminViewServerProps) {
  const { key, version } = props.searchParams ?? {};
  return <ToolsView {...props} title="Tools" content={() => figures(String(key ?? ''), Number(version))} />;
}

async function figures(key: string, number: number): Promise<ReactNode> {
  const definition = definitions.find(({ questionnaire }) => questionnaire.key === key) ?? definitions[0];
  if (!definition) return <p>There are no tools yet.</p>;
  const { questionnaire } = definition;
  const versions = await versionsOf(questionnaire.key);
  const version = versions.find((candidate) => candidate.number === number) ?? versions[0];
  return (
    <>
      <nav className="staff-tabs" aria-label="Questionnaires">
        {definitions.map(({ questionnaire: { key: other } }) => (
          <a
            key={other}
            href={addressOf(other)}
            aria-current={other === questionnaire.key ? 'page' : undefined}
          >
            {nameOf(other)}
          </a>
        ))}
      </nav>
      {version ? (
        <>
          <Versions versions={versions} shown={version} />
          <FiguresOfVersion questionnaire={questionnaire} version={version} />
          <AnswerSets questionnaire={questionnaire} />
        </>
      ) : (
        <p>Nothing has been published yet.</p>
      )}
    </>
  );
}

function Versions({ versions, shown }: { versions: readonly Version[]; shown: Version }) {
  const { questionnaire: key } = shown;
  return (
    <nav className="staff-versions" aria-label="Versions">
      {versions.map(({ number, publishedAt }) => (
        <a
          key={number}
          href={`${addressOf(key)}&version=${number}`}
          aria-current={number === shown.number ? 'page' : undefined}
        >
          Version {number}, {publishedAt.slice(0, 10)}
        </a>
      ))}
      <a href={`/admin/tools/preview/${key}`}>Preview and comparison</a>
    </nav>
  );
}

type VersionProps = { questionnaire: (typeof definitions)[number]['questionnaire']; version: Version };

async function FiguresOfVersion({ questionnaire, version }: VersionProps) {
  const { reached, finished } = await readFigures(questionnaire.key, version.number);
  const answered = await readAnswered(questionnaire.key, version.number);
  const content = contentOf(version, defaultLocale);
  const total = finished.reduce((sum, { times }) => sum + times, 0);
  const funnel = funnelOf(questionnaire, { reached, finished: total });
  return (
    <>
      <FunnelTable funnel={funnel} finished={total} content={content} />
      <BandTable finished={finished} />
      <TotalsTable answered={answered} content={content} />
    </>
  );
}

function addressOf(key: string): string {
  return `/admin/tools?key=${key}`;
}

function nameOf(key: string): string {
  return key[0]?.toUpperCase() + key.slice(1).replaceAll('-', ' ');
}
