import { asTyped } from './figure-units.ts';
import type { Figure, ToolFigures } from './read-tool.ts';

/** Figures that the draft has otherwise than visitors get them. */
export function changedFigures({ figures, isDraft }: ToolFigures): Figure[] {
  return isDraft ? figures.filter(isChanged) : [];
}

function isChanged(figure: Figure): boolean {
  const { live } = figure;
  return !live || asTyped(live) !== asTyped(figure);
}
