import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { isStaff, mayReadCases } from '#content/access/staff.ts';
import { allTemplates } from '#mail/templates.ts';
import { StaffView } from '../staff-view.tsx';
import { CrmDeliveries } from './crm-deliveries.tsx';
import { MailFolder } from './mail-folder.tsx';
import { Undelivered } from './undelivered.tsx';
import './mails.css';

/** `/admin/mails`: the mails that the system sends, and those that have not arrived. */
export function MailsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  return (
    <StaffView
      {...props}
      title="Mails"
      mayRead={isStaff}
      refusal="Staff can see this."
      content={() => mails(req)}
    />
  );
}

/** Anyone who answers visitors sees which recipient a mail did not reach; everyone sees what mails look like. */
async function mails(req: PayloadRequest) {
  return (
    <>
      {(await mayReadCases({ req })) && (
        <>
          <Undelivered />
          <CrmDeliveries />
          <MailFolder />
        </>
      )}
      <Templates />
    </>
  );
}

async function Templates() {
  const templates = await allTemplates();
  return (
    <section aria-labelledby="mails-templates">
      <h2 id="mails-templates">How our mails look</h2>
      <p>Each with made-up data, and with the name, the addresses and the hours of the site settings.</p>
      <ul className="mails-templates">
        {templates.map(({ key, title }) => (
          <li key={key}>
            <a href={`/admin/mails/preview/${key}`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
