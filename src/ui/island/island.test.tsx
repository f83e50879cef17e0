import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, IslandContext } from './island.tsx';

const addresses = { sample: ['/assets/sample.js', '/assets/react.js'] };

function drawn(island: React.ReactNode): string {
  return renderToStaticMarkup(<IslandContext value={addresses}>{island}</IslandContext>);
}

function Sample({ word }: { word: string }) {
  return (
    <b id={useId()}>
      {word} {word.length}
    </b>
  );
}

test('an island’s HTML has its content, the addresses of its script, and its data', () => {
  const html = drawn(
    <Island name="sample" on="click" openedBy="a[data-sample]" props={{ word: 'rain' }}>
      <a href="/plain">Plain</a>
    </Island>,
  );
  expect(html).toBe(
    '<div data-island="/assets/sample.js /assets/react.js" data-on="click" data-opened-by="a[data-sample]">' +
      '<a href="/plain">Plain</a></div><script type="application/json">{"word":"rain"}</script>',
  );
});

test('a component drawn for its island is marked as React needs it to take over, with ids of its own', () => {
  const island = <Island name="sample" on="load" draw={Sample} props={{ word: 'rain' }} />;
  const html = drawn([<div key="a">{island}</div>, <div key="b">{island}</div>]);
  const prefixes = [...html.matchAll(/data-drawn="([^"]+)"/g)].map(([, prefix]) => prefix);
  const ids = [...html.matchAll(/<b id="([^"]+)">rain<!-- --> <!-- -->4<\/b>/g)].map(([, id]) => id);
  expect(new Set(prefixes).size).toBe(2);
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toContain(prefixes[0]);
});

test('text among an island’s data cannot end its script', () => {
  const html = drawn(<Island name="sample" on="click" props={{ word: '</script><script>alert(1)' }} />);
  expect(html).not.toContain('</script><script>');
  expect(html).toContain('{"word":"\\u003c/script>\\u003cscript>alert(1)"}');
});

test('an island that was not built is said by its name', () => {
  expect(() => drawn(<Island name="other" on="load" props={{}} />)).toThrow('There is no other.island.tsx');
});
