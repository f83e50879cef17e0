import { registerOf } from '#enquiry/registers.ts';
import { inFives } from '../../short-labels.ts';
import { FlashMessage } from '../flash-message.tsx';
import type { FlashSubject } from '../flash-subject.ts';
import { CallPanel } from './call-panel.tsx';
import type { CaseFacts } from './case-facts.ts';
import { CaseHead } from './case-head.tsx';
import { type Correction, CorrectionForm } from './correction-form.tsx';
import { GivenConsents } from './given-consents.tsx';
import { NoteForm } from './note-form.tsx';
import { OtherCases } from './other-cases.tsx';
import { overtaken } from './overtaken.ts';
import { ResultView } from './result-view.tsx';
import { ShareForm, type Sharing } from './share-form.tsx';
import { SubmittedAnswers } from './submitted-answers.tsx';
import { Timeline } from './timeline.tsx';

type CaseViewProps = {
  facts: CaseFacts;
  said: string | undefined;
  about: FlashSubject | undefined;
  typed: Readonly<Record<string, string>>;
  /** A correction that was refused, and why. */
  correction: Correction | undefined;
  /** The same of details that went to an insurer. */
  sharing: Sharing | undefined;
};

/** A case: the person and their enquiry, their consents, the timeline, and next to it the panel of the call. */
export function CaseView({ facts, said, about, typed, correction, sharing }: CaseViewProps) {
  const { me, of, entries, consents, result, work, now } = facts;
  const isPanelRefused = Object.keys(typed).length > 0;
  const late = work ? undefined : overtaken(of, { correction, sharing });
  const top = isPanelRefused ? undefined : (late?.said ?? said);
  const record = registerOf(of.register);
  return (
    <>
      <CaseHead facts={facts} />
      <div className="desk-wrap case-grid">
        <div className="case-main">
          {top && (
            <div className="case-whole">
              <FlashMessage said={top} about={about?.id === of.id ? undefined : about} />
            </div>
          )}
          <div className="case-about" id="case-about" data-live="">
            <SubmittedAnswers of={of}>
              {work && <CorrectionForm of={of} staffId={me.id} refused={correction} />}
            </SubmittedAnswers>
            <GivenConsents consents={consents} events={of.events}>
              {work && <ShareForm caseId={of.id} staffId={me.id} consents={consents} refused={sharing} />}
            </GivenConsents>
            <p className="desk-small">
              <a href={`/admin/collections/${record.collection}/${of.submissionId}`}>
                The {inSentence(record.labels.singular)} as it is stored
              </a>
            </p>
          </div>
          <Timeline entries={entries} now={now} />
          {result && <ResultView result={result} />}
          <div className="case-whole" id="case-others" data-live="">
            <OtherCases of={of.others} />
          </div>
        </div>
        <aside className="case-side" id="call" aria-label="The call" data-live="">
          {work ? (
            <CallPanel facts={facts} work={work} typed={typed} said={isPanelRefused ? said : undefined} />
          ) : (
            <NoteForm
              facts={facts}
              typed={late ? { note: late.note } : typed}
              said={isPanelRefused ? said : undefined}
            />
          )}
        </aside>
      </div>
      <div id="case-thumb" data-live="">
        {work && of.state !== 'closed' && of.phone && (
          <div className="case-thumb">
            <a className="button button-main" href={`tel:+91${of.phone}`}>
              Call {inFives(of.phone)}
            </a>
            <a className="button button-line" href="#call">
              How did it go?
            </a>
          </div>
        )}
      </div>
    </>
  );
}

/** `enquiry`, but `POSP agent form`. */
function inSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
