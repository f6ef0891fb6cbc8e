import type { SVGProps } from 'react';

/* The shop's own icons, plain markup as those of src/ui are. */
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

export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const ChevronLeftIcon = icon('M14.5 6l-6 6 6 6');
export const HeartIcon = icon(
  'M12 20.5S3.5 15.5 3.5 9.3A4.8 4.8 0 0 1 12 6.2a4.8 4.8 0 0 1 8.5 3.1c0 6.2-8.5 11.2-8.5 11.2z',
);
export const MinusIcon = icon('M5 12h14');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const ReturnIcon = icon('M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12H8');
export const ShareIcon = icon('M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v7.5h14V12');
export const ShieldIcon = icon('M12 3l7.5 3v5.5c0 4.6-3.2 8-7.5 9.5-4.3-1.5-7.5-4.9-7.5-9.5V6zM9 12l2.2 2.2L15 10');
export const TruckIcon = icon('M3 6h11v10H3zM14 10h4l3 3v3h-7M7 16.5a2 2 0 1 0 .1 0M17.5 16.5a2 2 0 1 0 .1 0');
