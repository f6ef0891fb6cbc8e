import { plainIcon } from '@/ui/plain-icon';

export const CheckIcon = plainIcon('M5 12.5l4.5 4.5L19 7.5');
export const ChevronLeftIcon = plainIcon('M14.5 6l-6 6 6 6');
export const HeartIcon = plainIcon(
  'M12 20.5S3.5 15.5 3.5 9.3A4.8 4.8 0 0 1 12 6.2a4.8 4.8 0 0 1 8.5 3.1c0 6.2-8.5 11.2-8.5 11.2z',
);
export const PlusIcon = plainIcon('M12 5v14M5 12h14');
export const ReturnIcon = plainIcon('M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12H8');
export const ShareIcon = plainIcon('M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v7.5h14V12');
export const ShieldIcon = plainIcon(
  'M12 3l7.5 3v5.5c0 4.6-3.2 8-7.5 9.5-4.3-1.5-7.5-4.9-7.5-9.5V6zM9 12l2.2 2.2L15 10',
);
export const TruckIcon = plainIcon('M3 6h11v10H3zM14 10h4l3 3v3h-7M7 16.5a2 2 0 1 0 .1 0M17.5 16.5a2 2 0 1 0 .1 0');
export const RulerIcon = plainIcon('M3 8.5h18v7H3zM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v4');
export const ZoomIcon = plainIcon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5M10.5 8v5M8 10.5h5');
