import { teamOperations } from '@/areas/portal/api/team-operations';
import { shopOperations } from '@/areas/storefront/api/shop-operations';
import { graphQLEndpoint } from '@/modules/api/graphql-endpoint';

export const POST = graphQLEndpoint({ ...shopOperations, ...teamOperations });
