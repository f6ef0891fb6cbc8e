import type { ReactNode } from 'react';
import type { Payload } from 'payload';
import { may } from '@/lib/accounts/active-user';
import type { AdminUser } from '@/payload-types';
import { ROW_PAGE } from '@/ui/row-pages';
import { listBrokenLinks } from '@/modules/pages/links/link-report';
import { listComponents } from '../palette/list-components';
import { listRedirects } from './redirects/data';
import { loadSettings } from './site/load-settings';
import { parseRedirectFilters } from './redirects/redirect-filters';
import type { SettingsFormName } from './site/settings-form';
import type { CmsSettingsTab } from './settings-tabs';
import { BrandFields } from './site/BrandFields';
import { ComponentsScreen } from './component-defaults/ComponentsScreen';
import { FooterFields } from './site/FooterFields';
import { BrokenLinks } from './BrokenLinks';
import { RedirectsScreen } from './redirects/RedirectsScreen';
import { SeoFields } from './site/SeoFields';
import { SettingsForm } from './site/SettingsForm';
import { LinkListSection } from './site/LinkListSection';

const fields: Record<SettingsFormName, (props: { mayKeepShop: boolean }) => ReactNode> = {
  navigation: NavigationFields,
  footer: FooterFields,
  brand: BrandFields,
  seo: SeoFields,
};

type SettingsPanelProps = { payload: Payload; user: AdminUser; tab: CmsSettingsTab['value']; query: URLSearchParams };

export async function SettingsPanel({ payload, user, tab, query }: SettingsPanelProps) {
  if (tab === 'redirects') {
    const filters = parseRedirectFilters(query);
    const listing = await listRedirects({ payload, filters, limit: ROW_PAGE, offset: 0 });
    return <RedirectsScreen listing={listing} filters={filters} />;
  }
  if (tab === 'links') return <BrokenLinks links={await listBrokenLinks(payload)} />;
  if (tab === 'components') return <ComponentsScreen components={await listComponents(payload, user)} />;
  const Fields = fields[tab];
  return (
    <SettingsForm key={tab} name={tab} loaded={await loadSettings({ payload, user, name: tab })}>
      <Fields mayKeepShop={may(user, 'settings:write')} />
    </SettingsForm>
  );
}

function NavigationFields() {
  return (
    <>
      <LinkListSection
        name="aboutLinks"
        title="About dropdown"
        intro="In the header, under About; on small screens in the menu."
        described
      />
      <LinkListSection name="quickLinks" title="Quick links" intro="A column of the footer." />
      <LinkListSection name="legalLinks" title="Legal links" intro="The last line of the footer." />
    </>
  );
}
