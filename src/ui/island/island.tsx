import { type ComponentType, createContext, type ReactNode, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { jsonForHtml } from '../html/json-for-html.ts';
import { rawHtml } from '../html/raw-html.ts';

/** By island: the addresses of its script and of what that imports, its own first. */
export type IslandAddresses = Readonly<Record<string, readonly string[]>>;

export const IslandContext = createContext<IslandAddresses>({});

/**
 * `click` waits for a click; `visible` starts when the island comes near the window, `load` with the page, and delays no
 * press until then.
 */
type IslandStart = 'click' | 'visible' | 'load';

type IslandProps<Props> = {
  /** That of its file, `<name>.island.tsx`. */
  name: string;
  on: IslandStart;
  /** Plain data, written into the page as JSON: public, and without text that belongs in the HTML. */
  props: Props;
  /** Rendered here as it will be rendered there, and taken over (hydrated) instead of mounted. */
  draw?: ComponentType<Props>;
  /** Selector of links that open the island from elsewhere; they lead somewhere by themselves. */
  openedBy?: string;
  /** The content until the script has come, and for good without one. */
  children?: ReactNode;
};

/**
 * A place in the page's HTML that a script brings to life, followed by the data that the script needs.
 * @throws Error when no file of that name was built
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, on, props, draw: Component, openedBy, children } = island;
  const addresses = use(IslandContext)[name];
  // The browser must count ids as they were counted here.
  const prefix = useId();
  if (!addresses) throw new Error(`There is no ${name}.island.tsx, or it has not been built.`);
  const attributes = { 'data-island': addresses.join(' '), 'data-on': on, 'data-opened-by': openedBy };
  return (
    <>
      {Component ? (
        <div
          {...attributes}
          data-drawn={prefix}
          {...rawHtml(renderToString(<Component {...props} />, { identifierPrefix: prefix }))}
        />
      ) : (
        <div {...attributes}>{children}</div>
      )}
      <script type="application/json" {...rawHtml(jsonForHtml(props))} />
    </>
  );
}
