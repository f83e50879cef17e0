import { Island } from '#ui/island/island.tsx';
import { textOf } from '../../engine/content-of.ts';
import type { ResultViewProps } from '../../tool.ts';
import type { CorporateResult } from '../corporate-result.ts';
import { corporateMessages } from '../messages/messages.ts';

type Props = Pick<ResultViewProps<CorporateResult>, 'result' | 'content' | 'locale'>;

/** A slip to print and to hand over: what to do, for which house, and room for a name and a date. */
export function ManagementList({ result: { todos }, content, locale }: Props) {
  const text = corporateMessages(locale).todos;
  if (todos.length === 0) return null;
  return (
    <section className="management-list" aria-labelledby="management-list">
      <h2 id="management-list">{text.title}</h2>
      <p>{textOf(content, 'todos-intro')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.todo}</th>
            <th scope="col">{text.house}</th>
            <th scope="col">{text.who}</th>
          </tr>
        </thead>
        <tbody>
          {todos.map(({ text: todo, houses, who }) => (
            <tr key={todo}>
              <td>{todo}</td>
              <td>{houses.join(', ')}</td>
              <td>
                {who}
                <span className="management-line" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Island name="print-list" on="click" props={{}}>
        <button type="button" className="button button-line management-print">
          {text.print}
        </button>
      </Island>
    </section>
  );
}
