import { listRoute } from '@/areas/back-office/access/endpoint';
import { listCustomers } from '@/areas/back-office/customers/data/customers';
import { parseCustomerFilters } from '@/areas/back-office/customers/customer-filters';

export const GET = listRoute('customers:read', listCustomers, parseCustomerFilters);
