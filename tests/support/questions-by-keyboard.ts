import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { preferNot } from '#forms/form.ts';
import type { Answers } from '#tools/engine/questionnaire.ts';
import { declineName } from '#tools/journey/read-answers.ts';

/** The questions of a tool as someone answers them who has no pointer. */
const maxTabs = 100;

type Control = {
  name: string;
  type: string;
  value: string;
  isCity: boolean;
  /** Those of a group among which the arrows go, and which of them is chosen. */
  offered: string[];
  chosen: number;
};

/** Tabs from where the focus is through the questions of the page, and stops at the button below them. */
export async function answerByKeyboard(page: Page, answers: Answers): Promise<void> {
  for (let pressed = 0; pressed < maxTabs; pressed += 1) {
    await page.keyboard.press('Tab');
    const control = await controlAt(page);
    if (control?.type === 'submit') return;
    if (control) await answer(page, control, answers);
  }
  throw new Error(`No button was reached with ${maxTabs} tabs.`);
}

async function answer(page: Page, control: Control, answers: Answers): Promise<void> {
  const { name, type, value, offered, chosen } = control;
  const { keyboard } = page;
  const wanted = answers[name] ?? '';
  if (type === 'radio') {
    // Tab goes to the chosen one, or to the first: from there the arrows choose.
    if (chosen < 0) await keyboard.press('Space');
    const steps = offered.indexOf(wanted) - Math.max(0, chosen);
    for (let step = 0; step < steps; step += 1) await keyboard.press('ArrowDown');
    for (let step = 0; step > steps; step -= 1) await keyboard.press('ArrowUp');
  } else if (type === 'checkbox') {
    const declined = Object.keys(answers).find((question) => declineName(question) === name);
    const isWanted = declined ? answers[declined] === preferNot : wanted.split(',').includes(value);
    if (isWanted !== chosen >= 0) await keyboard.press('Space');
  } else if (wanted && wanted !== preferNot && value !== wanted) {
    await (control.isCity ? chooseCity(page, wanted) : keyboard.type(wanted));
  }
}

/** Half a name, and the place from the list below. */
async function chooseCity(page: Page, wanted: string): Promise<void> {
  const [name = ''] = wanted.split(',');
  await page.keyboard.type(name);
  await page.getByRole('option', { name: wanted }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect((await controlAt(page))?.value).toBe(wanted);
}

/** The control that has the focus, if it is a part of the questions. */
function controlAt(page: Page): Promise<Control | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.matches('.journey-sheet :is(input, button[type="submit"])')) return undefined;
    const { name, type, value, form } = element as HTMLInputElement;
    const group = [...(form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])];
    const choices = type === 'radio' ? group : [element as HTMLInputElement];
    return {
      name,
      type,
      value,
      isCity: element.matches('[role="combobox"]'),
      offered: choices.map((choice) => choice.value),
      chosen: choices.findIndex(({ checked }) => checked),
    };
  });
}
