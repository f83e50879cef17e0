import { may } from '#content/access/duties.ts';
import type { Staff } from '../../session/staff-of-request.ts';

const tabs = [
  { key: 'outbox', label: 'Outbox', href: '/desk/mails', duty: 'read-cases' },
  { key: 'letters', label: 'Newsletters', href: '/desk/newsletters', duty: 'write-content' },
  { key: 'subscribers', label: 'Subscribers', href: '/desk/newsletters/subscribers', duty: 'read-cases' },
  { key: 'looks', label: 'How our mails look', href: '/desk/mails/looks', duty: 'be-staff' },
] as const;
export type MailTab = (typeof tabs)[number]['key'];

/** The parts of “Mail”, as far as someone may open them. */
export function MailTabs({ staff, now }: { staff: Staff; now: MailTab | undefined }) {
  return (
    <nav className="mails-tabs" aria-label="Mail">
      <ul>
        {tabs
          .filter(({ duty }) => may(staff, duty))
          .map(({ key, label, href }) => (
            <li key={key}>
              <a href={href} aria-current={key === now ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
