import { definitionOf } from '#tools/definitions.ts';
import { addressAfter } from '#tools/journey/address-after.ts';
import { toolOf } from '#tools/tools.ts';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import type { FirstQuestion } from './first-question-of.ts';
import { firstQuestionMessages } from './messages/messages.ts';
import type { PageTool } from './tool-of-page.ts';

/** Answers as links: each leads to the tool's next question, with itself in the address. */
export function FirstAnswers({ question, base }: { question: FirstQuestion; base: string }) {
  const { linkTo } = useSite();
  const { tool, name, answers } = question;
  const { questionnaire } = definitionOf(tool);
  return (
    <ul className="first-answers">
      {answers.map(({ key, label }) => (
        <li key={key}>
          <a href={linkTo(addressAfter(questionnaire, base, { [name]: key }))}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** On a page about a cover: the tool that answers its readers, begun. */
export function FirstQuestionPanel({ question }: { question: FirstQuestion }) {
  const { locale, pageWithKey } = useSite();
  const { tool, label } = question;
  const start = pageWithKey(toolOf(tool)?.startPage ?? '');
  if (!start) return null;
  const task = siteMessages(locale).headTools[start.key as PageTool];
  const { length } = definitionOf(tool).questionnaire;
  return (
    <section className="first-question" aria-labelledby="first-question">
      <div className="wrap">
        <p className="meta">{firstQuestionMessages(locale).about({ task, of: length })}</p>
        <h2 id="first-question">{label}</h2>
        <FirstAnswers question={question} base={start.path} />
      </div>
    </section>
  );
}
