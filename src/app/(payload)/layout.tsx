import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { brandName } from '@/modules/accounts/brand-name';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { PanelBar } from '@/areas/cms/panel/PanelBar';
import { PanelTheme } from '@/areas/cms/panel/PanelTheme';
import { mayEdit } from '@/modules/accounts/session/editor-session';
import { documentAttributes } from '../document-attributes';
import { importMap } from './cms/importMap';
import '@/ui/styles/panel.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};

export default async function PanelLayout({ children }: { children: ReactNode }) {
  const { user } = await currentStaff();
  // Payload’s own layout streams, so a redirect by the page would come too late to be a real one.
  if (!user || !mayEdit(user)) {
    return (
      <html lang="en-GB">
        <body>{children}</body>
      </html>
    );
  }
  const { theme, colorScheme } = user;
  const look = {
    lang: 'en-GB',
    ...documentAttributes(),
    'data-color-scheme': colorScheme,
    // Payload resolves the system theme itself.
    ...(theme !== 'system' && { 'data-theme': theme }),
  };
  return (
    <RootLayout config={config} htmlProps={look} importMap={importMap} serverFunction={serverFunction}>
      <PanelTheme theme={theme} />
      <PanelBar user={user} brandName={await brandName()} />
      {children}
    </RootLayout>
  );
}
