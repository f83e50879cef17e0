import type { RecordOfContent } from '#content/read/draft-view.ts';
import { hashSource } from '#site/document/hash-source.ts';
import { htmlAnswer } from '#site/document/html-answer.ts';
import { renderPlainPage } from '#site/document/plain-page.tsx';
import { privateDocumentHeaders } from '#site/document/security-headers.ts';
import type { OwnDocuments } from '#site/open-documents.ts';
import { renderPage } from '#site/pages/render-page.tsx';
import { whatFails } from '#site/publisher/page-failures.ts';
import type { Locale } from '#ui/language/locales.ts';
import { previewScript, previewStyles, withPreviewMark } from './preview-mark.ts';

/** The page that a draft would be; or, as a page as well, what keeps it from being one. */
export type RenderDraft = (draft: RecordOfContent & { locale: Locale }) => Promise<Response>;

export function draftRenderer({ loadDraft, loadSite, ...rest }: OwnDocuments): RenderDraft {
  const headers = privateDocumentHeaders({
    ...rest,
    isPreview: true,
    scriptHashes: [...rest.scriptHashes, hashSource(previewScript)],
    styleHashes: [hashSource(previewStyles)],
  });
  type Drawn = { html: string; status: number };

  async function noPreview(text: string, status: number, locale: Locale): Promise<Drawn> {
    const body = (
      <>
        <h1>No preview yet</h1>
        <p>{text}</p>
      </>
    );
    const page = { title: 'No preview yet', path: '/desk/preview', body };
    return { html: renderPlainPage({ site: await loadSite(locale), captcha: rest.captcha, page }), status };
  }

  async function draw(draft: RecordOfContent & { locale: Locale }): Promise<Drawn> {
    const input = await loadDraft(draft);
    if (!input)
      return noPreview(
        'Save it first. If it has no page of its own, put its block on a page.',
        404,
        draft.locale,
      );
    try {
      return { html: renderPage(input), status: 200 };
    } catch {
      // Half written, as drafts are.
      return noPreview(
        `${whatFails(input)} Fill it in and save: the preview then appears.`,
        200,
        draft.locale,
      );
    }
  }

  return async (draft) => {
    const drawnAt = new Date();
    const { html, status } = await draw(draft);
    return htmlAnswer(withPreviewMark(html, drawnAt), { status, headers });
  };
}
