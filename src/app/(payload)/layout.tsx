import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { currentStaff } from '@/features/accounts/staff-session';
import { mayEdit } from '@/features/cms/session';
import { importMap } from './cms/importMap';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};

export default async function PanelLayout({ children }: { children: ReactNode }) {
  const { user } = await currentStaff();
  // Whoever is redirected by the page gets a real redirect: Payload’s own layout streams, and it would come too late.
  if (!user || !mayEdit(user)) {
    return (
      <html lang="en-GB">
        <body>{children}</body>
      </html>
    );
  }
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
