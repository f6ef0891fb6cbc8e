import { colorsEndpoint } from '@/areas/portal/colors/colors-endpoint';

export const PUT = colorsEndpoint;
