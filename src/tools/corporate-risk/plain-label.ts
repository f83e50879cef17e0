/** A house's name outside of the chart, where no word need be broken. */
export function plainLabel(label: string): string {
  return label.replaceAll('\u00ad', '');
}
