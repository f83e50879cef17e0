import { expect, test } from 'vitest';
import { renderMail } from '#mail/layout/render-mail.tsx';
import { sampleFacts } from '#mail/testing/sample-facts.ts';
import { supportMail } from './support.mail.tsx';

const text =
  'A business is asking for cover.\n\nName: Asha <b>D’Souza</b>\nDate: -\nPurpose: Corporate Insurance: all\n\nReference: AB2CD3EF';
const drawn = () =>
  renderMail({
    template: supportMail,
    data: { subject: 'get a call back', text },
    facts: sampleFacts,
    locale: 'en',
  });

test('subject and text are the delivery’s own, to the letter', async () => {
  const { subject, text: sent } = await drawn();
  expect(subject).toBe('get a call back');
  expect(sent).toBe(text);
});

test('the look shows every answer beside its label, what is empty left out, and nobody is asked to write to us', async () => {
  const { html } = await drawn();
  const cells = [...html.matchAll(/<td[^>]*>([^<]+)(?:<!-- -->)?:?<\/td>/g)].map(([, cell]) => cell);
  expect(cells).toEqual([
    'Name',
    'Asha &lt;b&gt;D’Souza&lt;/b&gt;',
    'Purpose',
    'Corporate Insurance: all',
    'Reference',
    'AB2CD3EF',
  ]);
  expect(html).toContain('A business is asking for cover.');
  expect(html).not.toContain('Questions?');
});
