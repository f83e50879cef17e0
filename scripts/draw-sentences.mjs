// `node scripts/draw-sentences.mjs <seed> [how many] [screens]`: draws sentences that state something from all pages,
// posts and FAQs, to be checked one by one against the law and the specification (docs/hundred-sentences.md); with
// `screens`, sentences of forms, mails, tools and the desk. The same seed and content give the same list. The sentences
// of all files are in one row, cut into as many equal parts as are drawn, and one is taken from each: a long page gives
// more than a short one, and no part of the site is passed over.
import fs from 'node:fs';
import { projectTexts } from '../src/content/copy-rules/testing/project-texts.ts';

const [seed, count = '100', from] = process.argv.slice(2);
if (!/^\d+$/.test(seed ?? '')) throw new Error('Give a number as the seed.');

/** Keys of texts that are not statements of their own: headings, names, addresses, a line under a link, a made-up story. */
const notRead =
  /^(source|description|heading|title|question|href|links|label|name|term|columns|button|story)$/;
/** A figure, a duty, someone who decides or promises, or what the whole site is about. */
const states =
  /\d|\b(must|may not|has to|have to|forbids?|free|law|legal|rules?|Acts?|section|court|IRDAI|Ombudsman|Government|we|our|insurers?|broker|policy|policies|wording|covers?|covered|insured|insurance|claims?|pays?|paid|premiums?|tax|GST|waits?|excess|nominee|refund|surveyor|licen[cs]e)\b/i;
/** Advice states nothing that could be false, nor does a question. */
const advises =
  /^(and |then |so |first |please )?(ask|read|tell|keep|look|say|write|check|put|take|give|send|let|compare|choose|see|name|note|bring|show|use|do not|don’t|never|call|have|make|mark|insure|buy|report|declare|count|start|go|get|hand|leave|add|list|agree|decide|pay|complain)\b|\?[”)]?$/i;

/** @param {string} text */
const sentencesIn = (text) =>
  (text.split('\n## Sources')[0] ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(#+ .*|\|.*|- |\d+\. |> )|\*/gm, '')
    .split(/\n|(?<=[.!?][”)]?)(?<!\b\p{L}\.) (?=[\p{Lu}“(₹{\d])/u)
    .filter((one) => /[.”)]$/.test(one) && one.split(/\s+/).length >= 6)
    .filter((one) => states.test(one) && !advises.test(one));

/** @param {any} node @returns {string[]} */
function read(node, key = '') {
  // A row of a table, and what is covered or not, states something only as a whole.
  if (key === 'row') return [node.join(' | ')];
  if (/overed$/.test(key)) return node.map((/** @type {string} */ one) => `${key}: ${one}`);
  if (typeof node === 'string') return sentencesIn(node);
  if (Array.isArray(node))
    return node.flatMap((one) => read(one, key === 'rows' && Array.isArray(one) ? 'row' : ''));
  return Object.entries(node ?? {}).flatMap(([name, value]) => (notRead.test(name) ? [] : read(value, name)));
}

/** Sentences that code and questionnaires show; what a developer reads in an error is not among them. */
const ofScreens = () =>
  projectTexts()
    .filter(
      ({ kind, file }) => kind === 'read' && /^(src\/(?!main|platform|content)|content\/quest)/.test(file),
    )
    .filter(({ text }) => /^\p{Lu}.*[.?!]$/su.test(text) && text.split(/\s+/).length >= 5)
    .map(({ file, text }) => `${file}: ${text}`);

const ofPages = () =>
  ['faqs', 'pages', 'posts'].flatMap((folder) => {
    const names = fs.readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' }).sort();
    return names
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const file = `${folder}/${name}`;
        return read(JSON.parse(fs.readFileSync(`content/${file}`, 'utf8'))).map((text) => `${file}: ${text}`);
      });
  });

const all = from === 'screens' ? ofScreens() : ofPages();

// Park and Miller's generator: one line, and the same everywhere.
let state = (Number(seed) % 2147483646) + 1;
for (let drawn = 0; drawn < Number(count); drawn++) {
  state = (state * 48271) % 2147483647;
  const place = ((drawn + state / 2147483647) * all.length) / Number(count);
  console.log(`${drawn + 1}. ${all[Math.floor(place)]}`);
}
console.log(`Out of ${all.length} sentences, by seed ${seed}.`);
