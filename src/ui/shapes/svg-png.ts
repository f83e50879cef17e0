import type { Scene } from './scene.ts';
import { svgText } from './svg-text.ts';

type ScenePngOptions = {
  /** Pixels. The picture is fitted into them, its own proportions kept. */
  width: number;
  height: number;
};

/** A picture as PNG, for what knows no SVG: social cards, mail. Words in it must be paths: no font is at hand. */
export async function scenePng(scene: Scene, size: ScenePngOptions): Promise<Buffer> {
  // Loaded when the first picture is drawn: a start need not wait for it.
  const { default: sharp } = await import('sharp');
  const svg = Buffer.from(svgText(scene, size));
  // Flat colours: a palette takes a third of the bytes. By quality and not by number: 128 colours lost the
  // terracotta of the small mark on a green card.
  return sharp(svg).png({ palette: true, quality: 80, dither: 0, effort: 5, compressionLevel: 9 }).toBuffer();
}
