import { colorsEndpoint } from '@/features/team/endpoints/colors';

export const PUT = colorsEndpoint;
