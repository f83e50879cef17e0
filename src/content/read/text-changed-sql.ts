/**
 * SQL for when a record's text changed last; of one that an earlier version saved, for when that was.
 * @param row the name of its row in the query
 */
export function textChangedSql(row: string): string {
  return `coalesce(${row}.text_changed_at, ${row}.updated_at)`;
}
