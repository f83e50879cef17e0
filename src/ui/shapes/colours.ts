/**
 * The colours that pictures use, by the names of `styles/tokens.css`. A page takes them from there
 * (`var(--ink)`); mail, PDF and PNG know no custom properties and take the value from here. A test holds
 * the two together.
 */
export const colours = {
  ink: '#16213e',
  paper: '#fbf7ef',
  line: '#e2d7c3',
  white: '#fffdf9',
  marigold: '#f2a81d',
  'marigold-soft': '#fde9bf',
  terracotta: '#c44a2b',
  'terracotta-deep': '#a33a1e',
  'terracotta-soft': '#f8ddd2',
  leaf: '#1d7257',
  'leaf-soft': '#d5eade',
  rain: '#a9c6d9',
  'rain-soft': '#dfeaf1',
  indigo: '#2c4a8a',
  rose: '#d9788b',
  'rose-soft': '#f9e1e4',
} as const;

export type Colour = keyof typeof colours;

export function customProperty(colour: Colour): string {
  return `var(--${colour})`;
}

export function hexValue(colour: Colour): string {
  return colours[colour];
}
