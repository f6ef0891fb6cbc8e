import { ApiKeys } from '@/modules/accounts/components/keys/ApiKeys';
import { listKeys } from '@/modules/accounts/data/keys';
import { requireMember } from '../../access/session';
import { WebhooksSection } from '../webhooks/WebhooksSection';
import { AllowedOrigins } from './AllowedOrigins';
import { DEVELOPERS_PATH } from './developers-path';
import { createKeyAction, limitKeyAction, revokeKeyAction } from './key-actions';

export async function DevelopersTab() {
  const { payload, user } = await requireMember('settings:write', DEVELOPERS_PATH);
  const [keys, settings] = await Promise.all([
    listKeys(payload),
    payload.findGlobal({ slug: 'developer-settings', depth: 0, user, overrideAccess: false }),
  ]);
  return (
    <div className="grid gap-5">
      <p>
        Guides and reference of the API are at{' '}
        <a href="/developers" className="font-medium text-accent underline underline-offset-4">
          Developers
        </a>
        .
      </p>
      <ApiKeys
        kind="staff"
        intro="Programs read and change the shop’s records by a key: Authorization: Bearer …"
        keys={keys}
        create={createKeyAction}
        revoke={revokeKeyAction}
        limit={limitKeyAction}
      />
      <WebhooksSection />
      <AllowedOrigins saved={settings.allowedOrigins ?? ''} />
    </div>
  );
}
