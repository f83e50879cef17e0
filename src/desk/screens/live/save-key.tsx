/** What presses the button that saves a form, in any of its fields (`in-browser/start-keys.ts`). */
export const saveKeys = 'Control+Enter Meta+Enter';

export function SaveKey() {
  return <kbd>Ctrl ↵</kbd>;
}
