import type { ComponentProps } from 'react';
import { isEditor } from '#content/access/staff.ts';
import { StaffView } from '../staff-view.tsx';
import './tools.css';

type ToolsViewProps = Omit<ComponentProps<typeof StaffView>, 'mayRead' | 'refusal'>;

/** The figures of the tools, for editors, who write their questions. */
export function ToolsView(props: ToolsViewProps) {
  return <StaffView {...props} mayRead={isEditor} refusal="Editors and administrators can see this." />;
}
