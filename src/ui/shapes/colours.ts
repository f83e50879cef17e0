/**
 * The paints, by the names that styles and pictures call them: those of the project's own palette, whatever another
 * brand puts in their place. Which value each has is said in the brand's folder and nowhere else. A page has it as
 * a custom property (`var(--ink)`); mail, PDF and PNG know none and take the value (`hexValue`).
 */
export const colourNames = [
  // Text and its grounds.
  'ink',
  'ink-2',
  'paper',
  'paper-2',
  'line',
  'line-strong',
  'white',
  // Calls to action: the main button, the focus.
  'marigold',
  'marigold-soft',
  // The accent.
  'terracotta',
  'terracotta-deep',
  'terracotta-soft',
  // Staying dry, and people; rain, and companies; fertility.
  'leaf',
  'leaf-soft',
  'mint',
  'rain',
  'rain-soft',
  'indigo',
  'rose',
  'rose-soft',
  'sky',
  // People.
  'skin',
  'skin-deep',
  // On a ground of ink.
  'night-text',
  'night-line',
  'danger',
] as const;

export type Colour = (typeof colourNames)[number];

export function customProperty(colour: Colour): string {
  return `var(--${colour})`;
}
