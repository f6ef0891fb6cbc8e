import type { SVGProps } from 'react';

/**
 * An icon as plain markup, drawn by one path on 24 by 24. Lucide's are client components, each carrying its drawing
 * into the page's data and the library's core into the first load: they stay right for the back office and the editors.
 */
export function plainIcon(path: string) {
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
