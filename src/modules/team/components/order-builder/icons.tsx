import { plainIcon } from '@/ui/plain-icon';

export const PencilIcon = plainIcon('M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5');
export const TrashIcon = plainIcon('M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
export const TeamIcon = plainIcon(
  'M9 5a3.5 3.5 0 1 0 .1 0M2.5 20a6.5 6.5 0 0 1 13 0M16.5 5.5a3 3 0 0 1 0 6M18 14.5a5.5 5.5 0 0 1 3.5 5.5',
);
