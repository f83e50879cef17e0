import type { Locale } from '#ui/language/locales.ts';
import type { OwnFigures } from '../../figures/own-figures.ts';
import { measuredKinds } from '../../visits/page-speeds.ts';
import type { SpeedMetric } from '../../visits/speed-buckets.ts';
import { DataTable } from '../data-table.tsx';
import { atMost, goodUpTo, periodInWords, speedInWords } from './in-words.ts';
import { ownFiguresMessages } from './messages/messages.ts';

type Props = { figures: OwnFigures; locale: Locale };

/** All pages together, metric by metric; then the one that matters most, by kind of page, where there are enough views. */
export function SpeedTables({ figures, locale }: Props) {
  const text = ownFiguresMessages(locale);
  const { columns, metrics, kinds } = text;
  const { all, lcpByKind } = figures.speeds;
  const shownKinds = measuredKinds.filter((kind) => lcpByKind[kind]);
  return (
    <>
      <p>{text.period(periodInWords(figures, locale))}</p>
      <DataTable
        label={columns.metric}
        columns={[columns.metric, columns.narrow, columns.wide, columns.good]}
        rows={(Object.keys(goodUpTo) as SpeedMetric[]).map((metric) => [
          metrics[metric],
          speedInWords(metric, all[metric]?.narrow, locale),
          speedInWords(metric, all[metric]?.wide, locale),
          atMost(metric, goodUpTo[metric], locale),
        ])}
      />
      {shownKinds.length > 0 && (
        <details>
          <summary>{text.byKind}</summary>
          <DataTable
            label={text.byKind}
            columns={[text.kind, columns.narrow, columns.wide]}
            rows={shownKinds.map((kind) => [
              kinds[kind],
              speedInWords('lcp', lcpByKind[kind]?.narrow, locale),
              speedInWords('lcp', lcpByKind[kind]?.wide, locale),
            ])}
          />
        </details>
      )}
    </>
  );
}
