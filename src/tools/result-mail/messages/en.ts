export const en = {
  /** Says which tool, never what came of it. */
  subject: (brand: string, tool: string) => `${brand}: the link to your result (${tool})`,
  preview: (date: string) => `It works until ${date}.`,
  title: 'The link to your result',
  asked: (tool: string, host: string) =>
    `Someone asked on ${host} to have the link to a result of the tool “${tool}” sent to this address. If it was you, here is the link. On the page you can also save the result as a PDF.`,
  open: 'Open your result',
  copy: 'If the button does nothing, copy this address into your browser:',
  expires: (date: string) =>
    `The link works until ${date}. After that, the result will be deleted. You can delete it sooner on the result page.`,
  readable:
    'Anyone who has this link can read the result and your answers without a password. Share the link only with people who may see both.',
  notAsked:
    'If it was not you, someone may have mistyped their address. Delete this e-mail: we do not keep your address, and will send nothing more unless someone asks again.',
};
