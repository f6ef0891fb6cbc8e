import { Download, FileText } from 'lucide-react';
import { assetSize } from '@/domain/teams/design-assets';
import { buttonClass } from '@/ui/button-class';
import type { InquiryFile } from './data/inquiry';

/** The logos and sketches that came with an inquiry, each to be loaded. */
export function InquiryFiles({ files }: { files: readonly InquiryFile[] }) {
  return (
    <ul aria-label="Files" className="mt-4 grid gap-3 border-t border-line pt-4 sm:grid-cols-2 xl:grid-cols-3">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex min-w-0 items-center gap-2 rounded-control border border-line py-1.5 pr-1.5 pl-3"
        >
          <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" />
          <div className="min-w-0 grow">
            <p className="truncate text-sm font-medium" title={file.name}>
              {file.name}
            </p>
            <p className="text-xs text-ink-muted">{assetSize(file.fileBytes)}</p>
          </div>
          <a href={file.href} download aria-label={`Download ${file.name}`} className={buttonClass('ghost', 'sm')}>
            <Download aria-hidden className="size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
