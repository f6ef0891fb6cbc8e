import { productionTools } from '@/areas/back-office/production/production-tools';
import { teamTools } from '@/areas/portal/api/team-tools';
import { shopTools } from '@/areas/storefront/api/shop-tools';
import { mcpEndpoint } from '@/modules/api/mcp/mcp-endpoint';
import { orderTools } from '@/modules/api/mcp/order-tools';

export const POST = mcpEndpoint([...shopTools, ...orderTools, ...teamTools, ...productionTools]);
