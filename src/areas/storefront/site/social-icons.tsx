import type { ReactNode } from 'react';
import type { SocialLinks } from '@/modules/pages/shell-data';

/** Names and plain glyphs of the four networks, in the footer’s order, each in a 24 by 24 box. */
export const socialNetworks: readonly { key: keyof SocialLinks; name: string; glyph: ReactNode }[] = [
  {
    key: 'facebook',
    name: 'Facebook',
    glyph: (
      <path d="M13.6 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-1 .5-1.7 1.8-1.7h1.5V3.8A18 18 0 0 0 14.6 3.6c-2.5 0-4.2 1.5-4.2 4.3v2.3H7.6v3.2h2.8V21z" />
    ),
  },
  {
    key: 'instagram',
    name: 'Instagram',
    glyph: (
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="3.8" />
        <circle cx="16.8" cy="7.2" r="0.6" fill="currentColor" strokeWidth="1" />
      </g>
    ),
  },
  {
    key: 'twitter',
    name: 'Twitter',
    glyph: (
      <path d="M4 4h4.6l3.9 5.4L17.2 4h2.3l-6 6.8L20.2 20h-4.6l-4.3-5.9L6.2 20H3.9l6.4-7.3zm3 1.7 9.4 12.6h1.2L8.2 5.7z" />
    ),
  },
  {
    key: 'youtube',
    name: 'YouTube',
    glyph: (
      <path
        fillRule="evenodd"
        d="M5.5 5.5h13A3 3 0 0 1 21.5 8.5v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 8.8v6.4l5.5-3.2z"
      />
    ),
  },
];
