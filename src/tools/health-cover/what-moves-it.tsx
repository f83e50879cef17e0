import { useEffect, useId, useState } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import { estimateOf } from './estimate.ts';
import type { Household } from './household.ts';
import { columnsOf, type LabelledRow, withSums } from './move-sums.ts';
import { isGiven } from './moves.ts';
import type { Numbers } from './numbers.ts';
import { type GrowthCase, growthCases } from './steps.ts';

export type WhatMovesItProps = {
  household: Household;
  numbers: Numbers;
  rows: readonly LabelledRow[];
  words: {
    cases: Readonly<Record<GrowthCase, string>>;
    now: string;
    yours: string;
    reset: string;
    over: string;
    nothing: string;
  };
  locale: Locale;
};

/**
 * More columns than this would be too narrow to read: then only the answers have sums next to them. A few more may come
 * while someone tries answers, so that the picture keeps its shape.
 */
const maxColumns = { atFirst: 8, later: 10 };

/**
 * Every answer with the likely sum that it would give, in a column for each sum. Without a script it is a table of one
 * answer changed; with it, each is a button to press, and the same formula says what comes of all that was pressed.
 */
export function WhatMovesIt({ household, numbers, rows, words, locale }: WhatMovesItProps) {
  const [present, setPresent] = useState(household);
  const [isAlive, setAlive] = useState(false);
  const id = useId();
  // Buttons are rendered only once they can answer: the server renders none.
  useEffect(() => setAlive(true), []);
  const estimate = estimateOf(present, numbers);
  const wordOf = (sum: number, isOver = false) => {
    if (sum === 0) return words.nothing;
    const figure = roughSum(sum, locale);
    return isOver ? words.over.replace('{sum}', figure) : figure;
  };
  const drawn = withSums({ rows, household: present, numbers });
  const columns = columnsOf(drawn);
  const hasColumns =
    columns.length <= maxColumns.later &&
    columnsOf(withSums({ rows, household, numbers })).length <= maxColumns.atFirst;
  const isChanged = rows.some(({ options }) =>
    options.some((option) => isGiven(household, option) !== isGiven(present, option)),
  );
  return (
    <div className={`moves ${hasColumns ? `moves-columns moves-of-${columns.length}` : ''}`}>
      <div className="moves-now" role="status">
        <p>{words.now}</p>
        <dl>
          {growthCases.map((growth) => (
            <div key={growth} className={`moves-case moves-${growth}`}>
              <dt>{words.cases[growth]}</dt>
              <dd>{wordOf(estimate[growth].sum, estimate[growth].isOver)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isAlive ? (
        <button
          type="button"
          className="button button-line moves-reset"
          disabled={!isChanged}
          onClick={() => setPresent(household)}
        >
          {words.reset}
        </button>
      ) : null}
      {hasColumns ? (
        <div className="moves-head" aria-hidden="true">
          {columns.map((sum, index) => (
            <span
              key={sum}
              className={`moves-at-${index + 1} ${sum === estimate.likely.sum ? 'moves-on' : ''}`}
            >
              {wordOf(sum)}
            </span>
          ))}
        </div>
      ) : null}
      {drawn.map(({ question, label, options }) => (
        // No fieldset: browsers lay its legend out in no grid.
        <div key={question} className="moves-row" role="radiogroup" aria-labelledby={`${id}-${question}`}>
          <p className="moves-label" id={`${id}-${question}`}>
            {label}
          </p>
          {options.map((option) => {
            const isChosen = isGiven(present, option);
            const isYours = isGiven(household, option);
            const place = `moves-at-${columns.indexOf(option.sum) + 1}`;
            const text = (
              <>
                <span className="moves-chip">
                  {option.label}
                  {isYours ? <span className="visually-hidden"> ({words.yours})</span> : null}
                </span>
                <span className="moves-sum">{wordOf(option.sum, option.isOver)}</span>
              </>
            );
            const className = `moves-option ${place} ${isChosen ? 'moves-chosen' : ''} ${isYours ? 'moves-yours' : ''}`;
            if (!isAlive)
              return (
                <p key={option.key} className={className}>
                  {text}
                </p>
              );
            return (
              <label key={option.key} className={className}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`${id}-${question}-answer`}
                  checked={isChosen}
                  onChange={() => setPresent((before) => ({ ...before, ...option.change }))}
                />
                {text}
              </label>
            );
          })}
        </div>
      ))}
    </div>
  );
}
