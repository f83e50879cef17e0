import type { RichTextValue } from '#content/rich-text-value.ts';
import { RichText } from './rich-text.tsx';

type Question = { question: string; answer: RichTextValue };

/** Folded answers that open without JavaScript and are found by the browser's own search. */
export function Questions({ items }: { items: Question[] }) {
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <div className="prose">
            <RichText value={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
