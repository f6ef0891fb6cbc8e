import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { schemaEndpoint } from '@/modules/api/graphql-schema';

export const GET = withValidKey(schemaEndpoint);
