import { exactSum } from '#ui/language/numbers.ts';
import type { ResultViewProps } from '../../tool.ts';
import type { PolicyEstimate } from '../estimate.ts';
import type { HealthResult } from '../health-result.ts';
import { healthMessages } from '../messages/messages.ts';
import { type StepLine, stepLines } from '../step-lines.ts';
import { growthShare, incomeNote, resultLabel } from '../step-notes.ts';
import { textLookup } from '../text-lookup.ts';
import { StepBar } from './step-bar.tsx';

/** "How we got there": a waterfall that is a table, one for each policy. */
export function HealthSteps(props: ResultViewProps<HealthResult>) {
  const { result, locale } = props;
  const { policies } = result.estimate;
  const say = textLookup(props);
  const tables = policies.map((estimate) => ({
    estimate,
    lines: stepLines(estimate, 'likely', { ...props, numbers: result.numbers }),
  }));
  const whole = Math.max(...tables.flatMap(({ lines }) => lines.map(({ value }) => value)));
  const share = growthShare(result.estimate);
  const heading =
    share < 0.2 ? say('steps-heading') : say('steps-heading-growth', { share: Math.round(share * 100) });
  return (
    <section className="health-part" aria-labelledby="health-steps">
      <h2 id="health-steps">{heading}</h2>
      <p className="intro">{say('steps-intro')}</p>
      {tables.map((table) => (
        <StepsTable key={table.estimate.policy.who} {...props} {...table} whole={whole} />
      ))}
      {policies.length > 1 ? (
        <p className="health-total">
          {say('step-total')} <strong>{exactSum(result.estimate.likely.sum, locale)}</strong>
        </p>
      ) : null}
      <p className="note">{incomeNote(result, props)}</p>
    </section>
  );
}

type TableProps = ResultViewProps<HealthResult> & {
  estimate: PolicyEstimate;
  lines: readonly StepLine[];
  /** The greatest amount of all tables: their bars are on one scale. */
  whole: number;
};

function StepsTable({ estimate, lines, whole, ...props }: TableProps) {
  const { result, locale } = props;
  const { columns } = healthMessages(locale).steps;
  const say = textLookup(props);
  const isOne = result.estimate.policies.length === 1;
  return (
    <table className="health-steps">
      {isOne ? null : <caption>{say(`policy-${estimate.policy.who}`)}</caption>}
      <thead>
        <tr>
          <th scope="col">{columns.step}</th>
          <th scope="col" className="health-bar-head">
            <span className="visually-hidden">{columns.bar}</span>
          </th>
          <th scope="col">{columns.change}</th>
          <th scope="col">{columns.soFar}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <StepRow key={line.key} {...{ line, whole, locale, isFirst: index === 0 }} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(resultLabel(estimate))}</th>
          <td className="health-bar">
            <StepBar kind="result" from={0} to={estimate.likely.sum / whole} />
          </td>
          <td />
          <td>{exactSum(estimate.likely.sum, locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type RowProps = Pick<ResultViewProps<HealthResult>, 'locale'> & {
  line: StepLine;
  whole: number;
  isFirst: boolean;
};

function StepRow({ line, whole, isFirst, locale }: RowProps) {
  const { minus, plus } = healthMessages(locale).steps;
  const sum = exactSum(Math.abs(line.change), locale);
  const change = isFirst ? sum : line.change < 0 ? minus(sum) : plus(sum);
  return (
    <tr>
      <th scope="row">
        {line.label}
        <span>{line.source}</span>
      </th>
      <td className="health-bar">
        <StepBar kind={line.key} from={(line.value - line.change) / whole} to={line.value / whole} />
      </td>
      <td>{change}</td>
      <td>{exactSum(line.value, locale)}</td>
    </tr>
  );
}
