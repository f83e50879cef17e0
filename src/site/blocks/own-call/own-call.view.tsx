import { callerForm, openForm } from '#cases/calls/call-forms.ts';
import { CallFormView } from '#cases/calls/view/call-form-view.tsx';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

/** Where a visitor opens their own call, or asks whether a caller is ours. */
export function OwnCallBlock({ block, anchor }: BlockProps<'own-call'>) {
  const { locale, pageData } = useSite();
  // Neither form asks for a day; a page that noted today's would be rendered again each midnight.
  const facts = { today: '', hours: pageData.callingHours };
  const form = block.asks === 'status' ? openForm : callerForm;
  return (
    <Section name="own-call" heading={block.heading} anchor={anchor} intro={block.text}>
      <div className="form-page">
        <CallFormView form={form} facts={facts} locale={locale} />
      </div>
    </Section>
  );
}
