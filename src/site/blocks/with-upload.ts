/**
 * Records, each with the upload that one of its fields names. All are asked for at once; where the file was taken away
 * since, there is none.
 * @param find `pictureOf` or `documentOf`, asked through the block's reader
 */
export async function withUpload<Item, Upload>(
  items: readonly Item[],
  find: (item: Item) => Promise<Upload | undefined>,
): Promise<(Item & { upload?: Upload })[]> {
  const uploads = await Promise.all(items.map(find));
  return items.map((item, index) => ({ ...item, upload: uploads[index] }));
}
