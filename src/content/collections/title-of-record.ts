/** What staff know a record by, in every list: what its collection uses as title, else its number. */
export function titleOfRecord(config: { admin?: { useAsTitle?: string } }, record: object): string {
  const title = Reflect.get(record, config.admin?.useAsTitle ?? 'id');
  return String(title || `Number ${Reflect.get(record, 'id')}`);
}
