import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { StartIsland } from './island-module.ts';

/** Starts an island that is one React component: takes over what the server has rendered, or mounts it. */
export function reactIsland<Props extends object>(Component: ComponentType<Props>): StartIsland<Props> {
  return (element, props) =>
    new Promise((resolve, reject) => {
      const tree = (
        <Ready onReady={() => resolve({})}>
          <Component {...props} />
        </Ready>
      );
      const { drawn } = element.dataset;
      const options = { identifierPrefix: drawn, onUncaughtError: reject };
      // In slices: what is there already looks as it will, and a touch is answered in between.
      if (drawn) startTransition(() => void hydrateRoot(element, tree, options));
      else createRoot(element, { onUncaughtError: reject }).render(tree);
    });
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // From here on the island hears clicks; the one that woke it is replayed then.
  useEffect(onReady, [onReady]);
  return children;
}
