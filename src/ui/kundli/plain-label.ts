/** A house's label outside of the chart, where no word need be broken: without its soft hyphens. */
export function plainLabel(label: string): string {
  return label.replaceAll('\u00ad', '');
}
