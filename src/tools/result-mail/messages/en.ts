export const en = {
  /** Says which tool, never what came of it. */
  subject: (brand: string, tool: string) => `${brand}: the link to your result (${tool})`,
  preview: (date: string) => `It works until ${date}.`,
  title: 'The link to your result',
  asked: (tool: string, host: string) =>
    `Somebody asked on ${host} to have the link to a result sent to this address. The tool is called ${tool}. If it was you: here it is. On its page you can also save the result as a PDF.`,
  open: 'Open your result',
  copy: 'If the button does nothing, copy this address into your browser:',
  expires: (date: string) =>
    `The link works until ${date}. Then the result is deleted. You can have it deleted sooner, on its page.`,
  readable:
    'Whoever has this link can read the result and the answers to it, without a password. Pass it on only to somebody who may.',
  notAsked:
    'It was not you? Then somebody mistyped their address. Delete this mail: nothing more is sent, and we do not keep your address.',
};
