/** A picture as PNG, where SVG is not supported: social cards, mail. Words in it must be paths: no font is at hand. */
export async function svgPng(svg: string): Promise<Buffer> {
  // Loaded when the first picture is drawn: a start need not wait for it.
  const { default: sharp } = await import('sharp');
  // Flat colours: a palette takes a third of the bytes. By quality and not by number: 128 colours lost the
  // terracotta of the small mark on a green card.
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 90, dither: 0, effort: 5, compressionLevel: 9 })
    .toBuffer();
}
