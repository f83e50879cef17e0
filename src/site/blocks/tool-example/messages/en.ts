export const en = {
  example: 'Example',
  about:
    'Example: the answers are made up. The result is calculated with the published formula and drawn as the tool draws it.',
  answers: 'The answers in this example',
  open: (tool: string) => `Open the ${tool}`,
};
