import { type RefObject, useEffect, useRef, useState } from 'react';
import { maxUploadBytes } from '../../definitions/upload-limit.ts';
import { postFile } from './post-file.ts';

/** The state of a chosen file. */
export type UploadState =
  | { kind: 'none' }
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'received'; value: string }
  | { kind: 'refused'; text: string }
  /** The line broke, or too many files have come: this one is still at hand, and goes again on a press. */
  | { kind: 'broken'; file: File; text?: string };

type UploadInput = {
  /** The value of a file that was received before. */
  kept: string;
  /** Chosen before the script came. */
  chosen: File | undefined;
  part: string;
  tooLarge: string;
  /** The server does not have it any more. */
  isRefused: boolean;
  input: RefObject<HTMLInputElement | null>;
};

/** Sends a file as soon as it is chosen. Another one, chosen in the meantime, goes in its place. */
export function useUpload({ kept, chosen, part, tooLarge, isRefused, input }: UploadInput) {
  const [state, setState] = useState<UploadState>(
    kept ? { kind: 'received', value: kept } : { kind: 'none' },
  );
  const [isWanted, setIsWanted] = useState(false);
  const underWay = useRef<AbortController>(undefined);

  async function send(file: File) {
    underWay.current?.abort();
    const ours = new AbortController();
    underWay.current = ours;
    const tell = (next: UploadState) => {
      if (!ours.signal.aborted) setState(next);
    };
    if (file.size > maxUploadBytes) return tell({ kind: 'refused', text: tooLarge });
    tell({ kind: 'sending', file, share: 0 });
    const onProgress = (share: number) => tell({ kind: 'sending', file, share });
    const answer = await postFile({ part, file, onProgress, signal: ours.signal });
    tell(answer.kind === 'failed' ? { ...answer, kind: 'broken', file } : answer);
  }

  // The form is the browser's: pressed too early, it waits for the file and then goes by itself.
  const isSending = state.kind === 'sending';
  useEffect(() => {
    const form = input.current?.form;
    if (!isSending || !form) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setIsWanted(true);
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [isSending, input]);
  useEffect(() => {
    if (!isWanted || isSending) return;
    setIsWanted(false);
    if (state.kind === 'received') input.current?.form?.requestSubmit();
  }, [isWanted, isSending, state.kind, input]);

  useEffect(() => {
    if (isRefused) setState((before) => (before.kind === 'received' ? { kind: 'none' } : before));
  }, [isRefused]);
  // Once: the browser's own control was rendered again, and is empty.
  const isTaken = useRef(false);
  useEffect(() => {
    if (chosen && !isTaken.current) send(chosen);
    isTaken.current = true;
  });

  return { state, isWanted, send };
}
