import { type Listening, listenOn } from '#platform/listen.ts';
import type { ChangeNotice } from './publish-source.ts';

/**
 * Listens for committed changes of content. Notices are not kept for a listener that is away, so every
 * (re)connection is reported, and the publisher compares everything then.
 */
export type ChangeFeedInput = {
  onConnected: () => void;
  onNotice: (notice: ChangeNotice) => void;
};

export function listenForChanges({ onConnected, onNotice }: ChangeFeedInput): Listening {
  return listenOn({
    channel: 'page_changed',
    onConnected,
    onNotice: (payload) => onNotice(parseNotice(payload)),
  });
}

/** `{"table":"pages","id":12}`; anything else means that everything may have changed. */
export function parseNotice(payload: string): ChangeNotice {
  try {
    const { table, id } = JSON.parse(payload) as { table?: unknown; id?: unknown };
    return { table: String(table), id: id === undefined ? undefined : Number(id) };
  } catch {
    return { table: 'unknown' };
  }
}
