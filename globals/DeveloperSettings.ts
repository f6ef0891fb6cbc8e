import type { GlobalConfig } from 'payload';
import { nobody, staffWho } from '../collections/shared/access';
import { originsProblem } from '@/domain/api-keys/allowed-origins';

/** Out of reach of keys. */
export const DeveloperSettings: GlobalConfig = {
  slug: 'developer-settings',
  dbName: 'developer_settings',
  lockDocuments: false,
  graphQL: false,
  access: { read: staffWho('settings:write'), update: staffWho('settings:write'), readVersions: nobody },
  fields: [
    {
      name: 'allowedOrigins',
      type: 'textarea',
      maxLength: 2000,
      validate: (value: unknown) => originsProblem(typeof value === 'string' ? value : '') ?? true,
      admin: { description: 'Other sites whose pages may use publishable keys, one on each line.' },
    },
  ],
};
