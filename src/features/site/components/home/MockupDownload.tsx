'use client';

import { buttonClass } from '@/ui/button-class';
import { DownloadIcon } from './icons';
import { notImplemented } from '@/ui/toast';

/** The download of a mockup, which is yet to come (spec §2). */
export function MockupDownload({ name }: { name: string }) {
  return (
    <button
      type="button"
      aria-label={`Download ${name} mockup`}
      onClick={() => notImplemented(`${name} mockup download`)}
      className={`${buttonClass('outline')} w-full`}
    >
      <DownloadIcon className="size-5" />
      Download
    </button>
  );
}
