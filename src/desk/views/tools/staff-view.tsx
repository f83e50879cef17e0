import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '#content/access/staff.ts';
import './tools.css';

type StaffViewProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  title: string;
  /** Asked only once somebody is known who may read it. */
  content: () => Promise<ReactNode>;
};

/** A view of our own in the desk's frame, for editors and administrators. */
export async function StaffView({ initPageResult, params, searchParams, title, content }: StaffViewProps) {
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
      <Gutter className="tools-view">
        <main>
          <h1>{title}</h1>
          {(await isEditor({ req })) ? await content() : <p>Editors and administrators can see this.</p>}
        </main>
      </Gutter>
    </DefaultTemplate>
  );
}
