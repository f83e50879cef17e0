import { createElement, type ReactNode } from 'react';
import { customProperty } from './colours.ts';
import { compactNumbers } from './path.ts';
import type { Scene, Shape } from './scene.ts';
import { svgAttributes } from './svg-attributes.ts';

type PictureProps = {
  scene: Scene;
  className?: string;
  /** It fills its room from its foot upwards, and what does not fit is cut off at the sides. */
  isSliced?: boolean;
  /** The text for screen readers. Left out, the picture is an ornament that they pass by. */
  alternative?: { id: string; title: string; description?: string };
};

/**
 * A picture in the page: attributes and classes only, since the page's policy allows no `style`. Colours
 * are the page's own custom properties, so a theme reaches pictures too.
 */
export function Picture({ scene, className, isSliced, alternative }: PictureProps) {
  const frame = {
    className,
    viewBox: compactNumbers(scene.viewBox),
    preserveAspectRatio: isSliced ? 'xMidYMax slice' : undefined,
  };
  const shapes = scene.shapes.map(drawn);
  if (!alternative) {
    return (
      <svg {...frame} aria-hidden="true" focusable="false">
        {shapes}
      </svg>
    );
  }
  const { id, title, description } = alternative;
  const describedBy = description ? `${id}-description` : undefined;
  return (
    <svg {...frame} role="img" aria-labelledby={`${id}-title`} aria-describedby={describedBy}>
      <title id={`${id}-title`}>{title}</title>
      {description ? <desc id={describedBy}>{description}</desc> : null}
      {shapes}
    </svg>
  );
}

function drawn(shape: Shape, place: number): ReactNode {
  const { d, ...attributes } = reactNames(svgAttributes(shape, customProperty));
  if (shape.kind === 'group')
    return (
      <g key={place} {...attributes}>
        {shape.shapes.map(drawn)}
      </g>
    );
  if (shape.kind === 'text')
    return (
      <text key={place} {...attributes}>
        {shape.text}
      </text>
    );
  return createElement(shape.kind, { key: place, d, ...attributes });
}

/** React writes `stroke-width` itself but wants to read `strokeWidth`. */
function reactNames(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name === 'class' ? 'className' : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
