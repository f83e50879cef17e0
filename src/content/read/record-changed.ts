/** SQL for when a record's text changed last; of one that an earlier version saved, for when that was. */
export const recordChanged = 'coalesce(record.text_changed_at, record.updated_at)';
