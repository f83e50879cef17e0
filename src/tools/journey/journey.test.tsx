import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Journey } from './journey.tsx';
import type { JourneyProps } from './journey-props.ts';
import { LoadAnswers } from './load/load-answers.tsx';
import { sampleJourney } from './testing/sample-journey.ts';

const props: JourneyProps = {
  ...sampleJourney,
  locale: 'en',
  base: '/sample',
  isPartner: false,
  place: { at: 'check' },
  answers: {},
  typing: {},
  csrfToken: 'token',
  problems: {},
};
const drawn = (changes: Partial<JourneyProps>) => renderToStaticMarkup(<Journey {...props} {...changes} />);
const page = (key: string, changes: Partial<JourneyProps> = {}) =>
  drawn({ place: { at: 'question', page: key, isChange: false }, ...changes });

test('a page asks one question, which is its heading, and sends itself without a script', () => {
  const html = page('work');
  expect(html).toMatch(/<legend><h1[^>]*>How do you earn your living\?<\/h1><\/legend>/);
  expect(html).toContain('<form noValidate="" action="/sample/questions/work" method="post">');
  expect(html).toContain('<input type="hidden" name="csrfToken" value="token"/>');
  expect(html).toContain('Step 1 of about 4');
  expect(html).toContain('<small>A salary each month</small>');
  expect(html).toContain('<summary>Why we ask</summary><p>Pay from an employer');
  expect(html).not.toContain('checked=""');
});

test('an earlier answer is filled in, and the page before it is a link', () => {
  const html = page('family', { answers: { work: 'own', sector: 'farm', family: 'spouse,children' } });
  expect(html.match(/checked=""/g)).toHaveLength(2);
  expect(html).toContain('<a class="journey-back" href="/sample/questions/sector">');
  expect(html).toContain('Step 3 of about 5');
});

test('an option that does not answer the question is set apart, after the others', () => {
  const html = page('loan');
  expect(html.indexOf('I don’t know')).toBeGreaterThan(html.indexOf('answers-or'));
  expect(html).toContain('name="loan" value="prefer-not"');
});

test('in a group, the section is the heading and each question the next one', () => {
  const html = page('loan', { typing: { loan: 'yes' } });
  expect(html).toMatch(/<h1[^>]*>Your money<\/h1>/);
  expect(html.match(/<h2/g)).toHaveLength(2);
  expect(html).toContain('name="loan_amount.prefer-not"');
});

test('a problem is shown at the top with a link and next to its question, and the typed text is kept', () => {
  const typing = { loan: 'yes', loan_amount: '12 lakh' };
  const html = page('loan', { typing, problems: { loan_amount: { code: 'digits-only' } } });
  expect(html).toContain('<a href="#question-loan-amount">Please use digits only.</a>');
  expect(html).toMatch(/id="question-loan-amount"[^>]*aria-describedby="question-loan-amount-error"/);
  expect(html).toContain('value="12 lakh"');
});

test('a question that may be left out says so', () => {
  expect(page('town')).toContain('Which town do you live in?<span class="field-optional"> (optional)</span>');
});

test('the list says every answer, what was not said, and where to change it', () => {
  const answers = { work: 'own', sector: 'farm', family: 'spouse,children', loan: 'prefer-not', town: '' };
  const html = drawn({ answers });
  expect(html).toContain('<dt>Family</dt><dd>My spouse, Children</dd>');
  expect(html).toContain('<dt>Loan</dt><dd><em>Preferred not to say</em></dd>');
  expect(html).toContain('<dt>Town</dt><dd><em>Not answered</em></dd>');
  expect(html).toContain(
    'href="/sample/questions/sector?then=check">Change<span class="visually-hidden"> Business',
  );
  expect(html).toContain('>See the result</button>');
});

test('the list leads to what is still open instead of the result', () => {
  const html = drawn({ answers: { work: 'own' } });
  expect(html).toContain('Some questions are still unanswered.');
  expect(html).toContain('href="/sample/questions/sector?then=check">Answer the open questions</a>');
  expect(html).not.toContain('See the result');
});

test('an answer from the address counts as given, and the page keeps it without a script', () => {
  const html = page('sector', { answers: { work: 'own' }, given: { work: 'own' } });
  expect(html).toContain('Step 2 of about 5');
  expect(html).toContain('action="/sample/questions/sector?work=own"');
  expect(html).toContain('<a class="journey-back" href="/sample/questions/work?work=own">');
});

test('a loaded file’s page says what has changed, and leads on', () => {
  const loaded = { isOtherVersion: true, added: ['Town'], gone: ['Pets'], reasked: [] };
  const html = renderToStaticMarkup(
    <LoadAnswers {...props} place={{ at: 'load' }} loaded={loaded} answers={{ work: 'employed' }} />,
  );
  for (const name of ['Town', 'Pets']) expect(html).toContain(`<li>${name}</li>`);
  expect(html).toContain('href="/sample/questions/family">Continue</a>');
});
