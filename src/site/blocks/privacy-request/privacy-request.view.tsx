import { AskForms } from '#privacy/view/ask-forms-view.tsx';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

/** Where a visitor asks what we hold about them: with an address, or with a reference number. */
export function PrivacyRequestBlock({ block, anchor }: BlockProps<'privacy-request'>) {
  const { locale } = useSite();
  return (
    <Section name="privacy-request" heading={block.heading} anchor={anchor} intro={block.text}>
      <AskForms locale={locale} />
    </Section>
  );
}
