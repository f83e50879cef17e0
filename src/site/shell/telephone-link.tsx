import { useSite } from '../document/site-context.tsx';
import { telephoneLink } from '../text/addresses.ts';

/** The number for questions; nothing while the settings have none. */
export function TelephoneLink({ className }: { className?: string }) {
  const { helpline } = useSite().settings.contact;
  if (!helpline) return null;
  return (
    <a className={className} href={telephoneLink(helpline)}>
      {helpline}
    </a>
  );
}
