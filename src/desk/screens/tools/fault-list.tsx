import type { ToolFigures } from '../../tool-figures/read-tool.ts';

type FaultListProps = { tool: ToolFigures; faults: readonly string[] };

/** Lists the faults that prevent publishing, each with the figures that it names, by their labels. */
export function FaultList({ tool: { key: tool, figures }, faults }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <section className="desk-said desk-said-no" aria-labelledby="faults">
      <h2 id="faults">What to correct first</h2>
      <ul className="office-problems">
        {faults.map((fault) => {
          const named = figures.filter(({ key }) => names(fault, key));
          return (
            <li key={fault}>
              {fault}{' '}
              {named.map(({ key, label }, index) => (
                <span key={key}>
                  {index > 0 && ', '}
                  <a href={`/desk/tools/${tool}#${key}`}>{label}</a>
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A key is a whole word of the sentence: `child` is not in `children-counted`. */
function names(fault: string, key: string): boolean {
  return fault.split(/[^a-z0-9-]+/i).includes(key);
}
