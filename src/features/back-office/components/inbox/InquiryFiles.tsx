import { Download, FileText } from 'lucide-react';
import { assetSize } from '@/domain/design-assets';
import { buttonClass } from '@/ui/button-class';
import type { InquiryFile } from '../../operations/inbox/load-inquiry';

/** The logos and sketches that came with an inquiry, each to be loaded. */
export function InquiryFiles({ files }: { files: readonly InquiryFile[] }) {
  return (
    <ul aria-label="Files" className="mt-4 grid gap-3 border-t border-line pt-4 sm:grid-cols-2 xl:grid-cols-3">
      {files.map((file) => (
        <li key={file.id} className="flex min-w-0 flex-col overflow-hidden rounded-control border border-line">
          <Preview file={file} />
          <div className="flex items-center gap-2 border-t border-line py-1.5 pr-1.5 pl-3">
            <div className="min-w-0 grow">
              <p className="truncate text-sm font-medium" title={file.name}>
                {file.name}
              </p>
              <p className="text-xs text-ink-muted">{assetSize(file.fileBytes)}</p>
            </div>
            <a href={file.href} download aria-label={`Download ${file.name}`} className={buttonClass('ghost', 'sm')}>
              <Download aria-hidden className="size-4.5" />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Preview({ file: { name, previewHref } }: { file: InquiryFile }) {
  return (
    <div className="flex h-36 items-center justify-center bg-surface-sunken p-3 text-ink-muted">
      {previewHref ? (
        <img src={previewHref} alt={`Preview of ${name}`} loading="lazy" className="max-h-full max-w-full" />
      ) : (
        <FileText aria-hidden className="size-10" />
      )}
    </div>
  );
}
