import { useSite } from '../document/site-context.tsx';
import type { Examples } from './example.tsx';

/** Those of a block are in its folder. */
export const examplesOfBlocks = Object.values(
  import.meta.glob<Examples>('../blocks/*/*.example.tsx', { import: 'examples', eager: true }),
);

/** Blocks with made-up content, one below the other as on a page; each can be linked to by its name. */
export function BlockExamples({ title, lead }: { title: string; lead: string }) {
  const { locale } = useSite();
  return (
    <>
      <div className="wrap plain">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="sheet">
        {examplesOfBlocks.flatMap((examples) =>
          examples(locale).map((group) => (
            <div key={group.id} id={group.id}>
              {group.examples.map(({ state, body }) => (
                <div key={state}>{body}</div>
              ))}
            </div>
          )),
        )}
      </div>
    </>
  );
}
