import '@payloadcms/next/css';
import '#ui/styles/tokens.css';
import '#ui/styles/components.css';
import '#desk/screens/frame/desk-bar.css';
import '#desk/screens/frame/desk-tabs.css';
import '../../views/palette/palette.css';
import '../../views/frame/frame.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { refuseOtherServerFunctions } from '../../guard/server-functions.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  refuseOtherServerFunctions(args);
  return handleServerFunctions({ ...args, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
