import { formText } from '#enquiry/messages/form.en.ts';
import { ProgressText } from '#ui/progress/progress-text.tsx';
import { messages } from '../../messages/en.ts';
import type { ExampleGroup } from '../example.tsx';
import { guideText } from '../messages/en.ts';

const { sections, toasts, badges, progress } = guideText;
const { legend } = messages.homePage;

/** What the site says: notices that come and go, states, progress. */
export const noticeExamples: ExampleGroup[] = [
  {
    id: 'toast',
    title: sections.toast,
    examples: (['success', 'error', 'warning', 'info'] as const).map((type) => ({
      state: type,
      body: <Toast type={type} />,
    })),
  },
  {
    id: 'badges',
    title: sections.badges,
    examples: [
      {
        state: badges.states,
        body: (
          <ul className="legend">
            <li>{legend.covered}</li>
            <li className="thin">{legend.thin}</li>
            <li className="open">{legend.open}</li>
          </ul>
        ),
      },
      {
        state: badges.meta,
        body: (
          <p className="meta">
            <span className="badge">{badges.badge}</span> {badges.metaText}
          </p>
        ),
      },
      {
        state: badges.reference,
        body: (
          <div className="reference">
            <p className="reference-number">AB2CD3EF</p>
          </div>
        ),
      },
    ],
  },
  {
    id: 'progress',
    title: sections.progress,
    examples: [1, 2, 5].map((step) => ({
      state: progress.states(step),
      body: (
        <ProgressText step={step} steps={5}>
          {progress.text(step, 5)}
        </ProgressText>
      ),
    })),
  },
];

/** Like `enquiry/dialog/toasts.ts`, which makes them in the browser. */
function Toast({ type }: { type: 'success' | 'error' | 'warning' | 'info' }) {
  return (
    <div className="toasts guide-toasts">
      <div className="toast" data-type={type}>
        <p className="toast-text">{toasts[type]}</p>
        {type === 'error' && <p className="toast-detail">{toasts.detail}</p>}
        {type === 'error' && (
          <button type="button" className="toast-action">
            {toasts.action}
          </button>
        )}
        <button type="button" className="toast-close">
          {formText.closeNotice}
        </button>
      </div>
    </div>
  );
}
