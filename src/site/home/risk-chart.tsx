import { kundliDescription } from '#ui/kundli/describe-kundli.ts';
import type { HouseState } from '#ui/kundli/house-state.ts';
import { type KundliHouse, kundli } from '#ui/kundli/kundli.ts';
import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { BlockProps } from '../blocks/block-definition.ts';
import { useSite } from '../document/site-context.tsx';
import { FirstAnswers } from '../first-question/first-question.tsx';
import type { FirstQuestion } from '../first-question/first-question-of.ts';
import { siteMessages } from '../messages/messages.ts';
import { safeHref } from '../text/addresses.ts';
import { chartPath } from './offers-chart.ts';

type RiskChartProps = BlockProps<'links'> & { question?: FirstQuestion | undefined };

type Example = keyof ReturnType<typeof siteMessages>['homePage']['exampleHouses'];

/** In the chart's order: from the top lozenge, against the clock. */
const example: readonly [Example, HouseState][] = [
  ['health', 'thin'],
  ['home', 'covered'],
  ['vehicle', 'covered'],
  ['family', 'thin'],
  ['travel', 'open'],
  ['debts', 'thin'],
  ['income', 'open'],
  ['parents', 'open'],
  ['cyber', 'thin'],
  ['life', 'covered'],
  ['liability', 'open'],
  ['pension', 'covered'],
];

export function exampleHouses(locale: Locale): KundliHouse[] {
  const labels = siteMessages(locale).homePage.exampleHouses;
  return example.map(([house, state]) => ({ label: labels[house], state }));
}

/** The tools on night ground: the first of them is begun here, beside what it ends with, a chart of twelve risks. */
export function RiskChart({ block, anchor, question }: RiskChartProps) {
  const { locale, linkTo } = useSite();
  const text = siteMessages(locale).homePage;
  const { states } = kundliMessages(locale);
  const houses = exampleHouses(locale);
  const chart = kundli({ houses, locale });
  const description = kundliDescription(houses, locale);
  const alternative = { id: 'chart', title: text.chartTitle, description };
  return (
    <section className="night" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <div className="wrap">
        <div>
          <h2 id={`${anchor}-heading`}>{block.heading}</h2>
          {block.intro && <p className="intro">{block.intro}</p>}
          {question ? (
            <>
              <h3>{question.label}</h3>
              <FirstAnswers question={question} base={chartPath} />
            </>
          ) : (
            <p>
              <a className="button button-main" href={linkTo(chartPath)}>
                {text.drawChart}
              </a>
            </p>
          )}
          <ul className="tools">
            {block.links
              .filter(({ href }) => safeHref(href) && href !== chartPath)
              .map(({ label, href, text: about }) => (
                <li key={href}>
                  <a href={linkTo(href)}>{label}</a>
                  {about && <p>{about}</p>}
                </li>
              ))}
          </ul>
        </div>
        <figure className="chart">
          <Picture scene={chart} alternative={alternative} />
          <figcaption>
            <span>{text.chartCaption}</span>
            <ul className="legend">
              <li>{states.covered}</li>
              <li className="thin">{states.thin}</li>
              <li className="open">{states.open}</li>
            </ul>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
