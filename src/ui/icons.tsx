import { plainIcon } from './plain-icon';

export const AlertIcon = plainIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V13M12 16.4v.1');
export const ArrowRightIcon = plainIcon('M4 12h15M13 6l6 6-6 6');
export const BagIcon = plainIcon('M5 8h14l1 12.5H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4');
export const ChevronDownIcon = plainIcon('M6 9.5l6 6 6-6');
export const ChevronRightIcon = plainIcon('M9.5 6l6 6-6 6');
export const CloseIcon = plainIcon('M6 6l12 12M18 6L6 18');
export const DownloadIcon = plainIcon('M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14');
export const MailIcon = plainIcon(
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 7.5l8.5 6 8.5-6',
);
export const MenuIcon = plainIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const PhoneIcon = plainIcon(
  'M6.5 3.5h3L11 8 9 9.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
);
export const PinIcon = plainIcon(
  'M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
);
export const SearchIcon = plainIcon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5');
export const UserIcon = plainIcon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0');
