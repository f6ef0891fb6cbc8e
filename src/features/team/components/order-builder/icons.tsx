import type { SVGProps } from 'react';

/* Plain markup, as the icons of src/ui are. */
function icon(path: string) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={24}
        height={24}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const PencilIcon = icon('M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5');
export const TrashIcon = icon('M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
export const TeamIcon = icon(
  'M9 5a3.5 3.5 0 1 0 .1 0M2.5 20a6.5 6.5 0 0 1 13 0M16.5 5.5a3 3 0 0 1 0 6M18 14.5a5.5 5.5 0 0 1 3.5 5.5',
);
