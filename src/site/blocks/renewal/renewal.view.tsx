import { RenewalKeeper } from '#renewals/keeper/renewal-keeper.tsx';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

export function RenewalBlock({ block, anchor }: BlockProps<'renewal'>) {
  const { locale, settings } = useSite();
  return (
    <Section name="renewal" heading={block.heading} intro={block.intro} anchor={anchor}>
      {/* Its sheet is empty, so that no day is in a published page. */}
      <RenewalKeeper locale={locale} brand={settings.brand} today="" />
    </Section>
  );
}
