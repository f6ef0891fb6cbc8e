import { shirtRulesEndpoint } from '@/areas/portal/roster/shirt-rules-endpoint';

export const PUT = shirtRulesEndpoint;
