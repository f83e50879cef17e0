import { useSite } from '../../document/site-context.tsx';
import { PageUmbrella } from '../../pictures/page-umbrella.tsx';
import { CallBackLink } from '../../shell/call-back-link.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

export function CallBackBlock({ block, anchor }: BlockProps<'call-back'>) {
  const { here, pageAt } = useSite();
  const { picture = here, audience } = pageAt(here) ?? {};
  return (
    <Section name="call-back" heading={block.heading} anchor={anchor} intro={block.text}>
      <p>
        <CallBackLink className="button button-main">{block.button}</CallBackLink>
      </p>
      <PageUmbrella picture={picture} audience={audience} state="folded" className="folded" />
    </Section>
  );
}
