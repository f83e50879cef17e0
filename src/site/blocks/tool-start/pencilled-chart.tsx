import { kundliDescription } from '#ui/kundli/describe-kundli.ts';
import { type KundliHouse, kundli } from '#ui/kundli/kundli.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { useSite } from '../../document/site-context.tsx';
import { toolStartMessages } from './messages/messages.ts';

/** The chart as it is before the first answer: all of it in pencil. */
export function PencilledChart({ labels }: { labels: readonly string[] }) {
  const { locale } = useSite();
  const houses = labels.map((label): KundliHouse => ({ label, state: 'unasked' }));
  const alternative = {
    id: 'start-chart',
    title: toolStartMessages(locale).chart,
    description: kundliDescription(houses, locale),
  };
  return <Picture className="start-chart" scene={kundli({ houses, locale })} alternative={alternative} />;
}
