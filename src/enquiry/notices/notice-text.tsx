import { Fragment, type ReactNode } from 'react';
import {
  directionOf,
  type NoticeFacts,
  type NoticeFile,
  type NoticeSetting,
  noticeParts,
  noticeSettings,
} from './notice-file.ts';

type NoticeTextProps = {
  notice: Pick<NoticeFile, 'tag' | 'script' | 'parts'>;
  facts: NoticeFacts;
  Heading: 'h1' | 'h2';
};

/** The notice in its own language, without the parts that name a setting that is not set. */
export function NoticeText({ notice, facts, Heading }: NoticeTextProps) {
  const { tag, parts } = notice;
  const paragraphs = noticeParts.filter((part) => part !== 'title' && part !== 'back');
  return (
    <section className="own-notice" id="notice" lang={tag} dir={directionOf(notice)}>
      <Heading>{filled(parts.title, facts)}</Heading>
      {paragraphs.map((part) => {
        const text = filled(parts[part], facts);
        return text && <p key={part}>{text}</p>;
      })}
    </section>
  );
}

/** @returns nothing if it names a setting that is not set */
function filled(text: string, facts: NoticeFacts): ReactNode {
  const pieces = text.split(/\{(\w+)\}/);
  const isComplete = pieces.every((name, index) => index % 2 === 0 || settingOf(name, facts));
  if (!isComplete) return undefined;
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    <Fragment key={index}>{index % 2 === 0 ? piece : <Value name={piece} facts={facts} />}</Fragment>
  ));
}

/** Isolated, so that an address in Latin letters does not turn a sentence around that runs from right to left. */
function Value({ name, facts }: { name: string; facts: NoticeFacts }) {
  const value = settingOf(name, facts);
  if (name === 'privacyPage')
    return (
      <a href={value}>
        <bdi>{value}</bdi>
      </a>
    );
  if (name === 'supportEmail')
    return (
      <a href={`mailto:${value}`}>
        <bdi>{value}</bdi>
      </a>
    );
  return <bdi>{value}</bdi>;
}

function settingOf(name: string, facts: NoticeFacts): string {
  return noticeSettings.includes(name as NoticeSetting) ? facts[name as NoticeSetting] : '';
}
