import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';

/** Says of a record that it is made up; nothing of any other. */
export function ExampleMark({ isExample }: { isExample?: boolean | undefined }) {
  const { locale } = useSite();
  if (!isExample) return null;
  return (
    <>
      {' '}
      <span className="badge">{siteMessages(locale).example}</span>
    </>
  );
}
