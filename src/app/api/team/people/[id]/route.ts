import { changePersonEndpoint, removePersonEndpoint } from '@/areas/portal/people/people-endpoints';

export const PATCH = changePersonEndpoint;
export const DELETE = removePersonEndpoint;
