import styles from './preview-mark.css?inline';

/**
 * Added to the page in a preview: a line that says what it is, and a script that renders it again when its
 * editor has saved (the content service's screen notifies its frame). A reload keeps the place on the page. Links that
 * lead away open in a new tab, since no other page can be framed.
 */
const words = 'Preview of the last saved version. No one outside sees it, and forms send nothing.';

export const previewStyles = styles.trim();

// The first word of a save after ours is an echo of an older one: in the first second only what was saved after the page
// was rendered counts, signalled with each change of the form. A reload keeps `history.state`: no save causes a second one.
export const previewScript = `{
const outer = window.opener ?? window.parent;
const { drawnAt } = document.querySelector('.preview-mark').dataset;
let isListening = false;
setTimeout(() => { isListening = true }, 1000);
addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin) return;
  const savedAt = data?.externallyUpdatedRelationship?.updatedAt;
  const isLater = savedAt > drawnAt && savedAt !== history.state;
  if (isLater) history.replaceState(savedAt, '');
  if (isLater || (isListening && data?.type === 'payload-document-event')) location.reload();
});
if (outer !== window) outer.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);
document.addEventListener('click', ({ target }) => {
  const link = target.closest('a[href]');
  if (link && new URL(link.href).pathname !== location.pathname) link.target = '_blank';
}, true);
}`;

/**
 * A page's HTML with the mark of a preview at its end.
 * @param drawnAt before the draft was read
 */
export function withPreviewMark(html: string, drawnAt: Date): string {
  const mark = `<style>${previewStyles}</style><p class="preview-mark" role="status" data-drawn-at="${drawnAt.toISOString()}">${words}</p><script>${previewScript}</script>`;
  return html.replace('</body>', () => `${mark}</body>`);
}
