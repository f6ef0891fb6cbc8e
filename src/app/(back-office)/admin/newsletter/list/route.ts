import { listRoute } from '@/areas/back-office/access/endpoint';
import { listSubscribers } from '@/areas/back-office/newsletter/data';
import { parseSubscriberFilters } from '@/areas/back-office/newsletter/subscriber-filters';

export const GET = listRoute('newsletter:read', listSubscribers, parseSubscriberFilters);
