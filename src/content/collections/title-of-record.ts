/** The title of a record in the staff's lists: the field that its collection uses as title, else its number. */
export function titleOfRecord(config: { admin?: { useAsTitle?: string } }, record: object): string {
  const title = Reflect.get(record, config.admin?.useAsTitle ?? 'id');
  return String(title || `Number ${Reflect.get(record, 'id')}`);
}
