import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { Access, AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import './staff-view.css';

type StaffViewProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  title: string;
  mayRead: Access;
  /** Shown to anyone else. */
  refusal: string;
  /** Called only once it is certain that the reader may see it. */
  content: () => Promise<ReactNode>;
};

/** A view of our own in the panel's frame, for the staff who may read it. */
export async function StaffView({ initPageResult, params, searchParams, ...view }: StaffViewProps) {
  const { title, mayRead, refusal, content } = view;
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect('/admin/login');
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter className="staff-view">
        <main>
          <h1>{title}</h1>
          {(await mayRead({ req })) ? await content() : <p>{refusal}</p>}
        </main>
      </Gutter>
    </DefaultTemplate>
  );
}
