import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

const page = (main: string, head = '') =>
  `<!doctype html><html><head><title>Car: own damage | Brand</title>
  <meta name="description" content="What it pays.">${head}</head><body><header>Menu</header>
  <main id="main">${main}</main><footer>Licence</footer></body></html>`;

test('a page is read section by section, each under the place that leads to it', () => {
  const read = pageText(
    page(`<h1>Car insurance</h1><p>For <a href="/x">your</a> car &amp; you.</p>
      <section id="cover"><h2>What it covers</h2><ul><li>Theft</li><li>Fire</li></ul></section>
      <section id="questions"><h2>Questions</h2>
        <details id="zero-dep"><summary>What is zero depreciation?</summary><p>Parts in full.</p></details></section>`),
  );
  expect(read).toEqual({
    title: 'Car insurance',
    documentTitle: 'Car: own damage',
    description: 'What it pays.',
    passages: [
      { anchor: '', heading: 'Car insurance', text: 'For your car & you.' },
      { anchor: 'cover', heading: 'What it covers', text: 'Theft\nFire' },
      { anchor: 'zero-dep', heading: 'What is zero depreciation?', text: 'Parts in full.' },
    ],
  });
});

test('each word of a glossary is a passage of its own', () => {
  const read = pageText(
    page(`<h1>Glossary</h1><section id="words"><h2>Words</h2><h3 id="words-e">E</h3>
      <dl><div><dt id="term-excess">Excess</dt><dd>What you bear.</dd></div></dl><h3 id="words-f">F</h3></section>`),
  );
  expect(read?.passages).toEqual([{ anchor: 'term-excess', heading: 'Excess', text: 'What you bear.' }]);
});

test('what is pressed, drawn or filled in is not read, nor what stands around the page', () => {
  const read = pageText(
    page(`<h1>Car</h1><p>Text.</p><form><label>Phone</label></form><svg><title>Wheel</title></svg>
      <script type="application/json">{"a":"secret"}</script><nav>On this page</nav>`),
  );
  expect(read?.passages).toEqual([{ anchor: '', heading: 'Car', text: 'Text.' }]);
});

test('a link that looks like a button, a tool’s first question and the day of a post are not read', () => {
  const read = pageText(
    page(`<h1>Car</h1><p>Text.</p><p><a class="button button-main" href="/call-back">Get a call</a></p>
      <p class="meta"><span class="badge">Claims</span> 21 November</p>
      <section class="first-question"><h2>Who lives with you?</h2><ul class="first-answers"><li>Nobody</li></ul></section>
      <p>After it.</p>`),
  );
  expect(read?.passages).toEqual([{ anchor: '', heading: 'Car', text: 'Text.\nAfter it.' }]);
});

test('a page that search engines is not found here either', () => {
  expect(pageText(page('<h1>Thank you</h1>', '<meta name="robots" content="noindex">'))).toBeUndefined();
});

test('of a cover its name is the title, and its headline is text', () => {
  const read = pageText(
    page(`<h1><span class="cover-name">Cruise insurance<span class="visually-hidden">: </span></span>A
      bill at sea</h1><p>Text.</p>`),
  );
  expect(read?.title).toBe('Cruise insurance');
  expect(read?.passages).toEqual([{ anchor: '', heading: 'Cruise insurance', text: 'A bill at sea\nText.' }]);
});

test('what a fold announces is read once, where it is', () => {
  const read = pageText(
    page(`<h1>Hub</h1><section id="people" class="fold"><details><summary><h2>Your people</h2>
      <span class="fold-inside"><span>Group medical</span> · <span>Life</span></span></summary>
      <ul><li>Group medical</li><li>Life</li></ul></details></section>`),
  );
  expect(read?.passages).toEqual([{ anchor: 'people', heading: 'Your people', text: 'Group medical\nLife' }]);
});
