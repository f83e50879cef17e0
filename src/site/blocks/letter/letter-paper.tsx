import { Fragment } from 'react';
import type { BlockOf } from '#content/model.ts';
import type { Locale } from '#ui/language/locales.ts';
import { isOneBlank, partsOf } from './letter-text.ts';
import { letterMessages } from './messages/messages.ts';

/** The paragraphs of a letter from its sender's name down to its enclosures; blanks are in square brackets. */
export function paragraphsOf(block: BlockOf<'letter'>, locale: Locale): string[] {
  const text = letterMessages(locale);
  const { enclosures = [] } = block;
  const sender = Object.values(text.sender).map(asBlank);
  return [
    sender.join('\n'),
    text.date,
    `${text.to}\n${block.recipient}`,
    text.subject(block.subject),
    text.salutation,
    ...block.paragraphs,
    `${text.closing}\n\n\n${asBlank(text.sender.name)}`,
    ...(enclosures.length > 0
      ? [[text.enclosed, ...enclosures.map((item, index) => `${index + 1}. ${item}`)].join('\n')]
      : []),
  ];
}

function asBlank(name: string): string {
  return `[${name}]`;
}

type LetterPaperProps = { paragraphs: readonly string[]; subject: string };

/** The letter as it will be printed. A script finds its blanks by their names. */
export function LetterPaper({ paragraphs, subject }: LetterPaperProps) {
  return (
    <div className="letter-paper">
      {paragraphs.map((text) => (
        <p className={isOneBlank(text) ? 'letter-room' : undefined} key={text}>
          {text === subject ? (
            <strong>
              <Filled text={text} />
            </strong>
          ) : (
            <Filled text={text} />
          )}
        </p>
      ))}
    </div>
  );
}

function Filled({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static output
    <Fragment key={index}>
      {index > 0 && <br />}
      {partsOf(line).map(({ words, isBlank, at }) =>
        isBlank ? (
          <span className="blank" data-blank={words} key={at}>
            {asBlank(words)}
          </span>
        ) : (
          words
        ),
      )}
    </Fragment>
  ));
}
