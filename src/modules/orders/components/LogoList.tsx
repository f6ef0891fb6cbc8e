import { PRINT_PLACE_LABELS, type PrintPlace } from '@/domain/teams/line-prints';
import { FilePicture } from '@/ui/FilePicture';

export type ShownPrint = {
  place: PrintPlace;
  name: string;
  previewUrl: string | null;
  fileUrl?: string;
};

export function LogoList({ prints }: { prints: readonly ShownPrint[] }) {
  if (prints.length === 0) return null;
  return (
    <ul aria-label="Logos" className="flex flex-wrap gap-x-5 gap-y-2.5 text-sm">
      {prints.map(({ place, name, previewUrl, fileUrl }) => (
        <li key={place} className="flex max-w-full min-w-0 items-center gap-2.5">
          <FilePicture url={previewUrl} className="size-11" />
          <span className="min-w-0 leading-snug">
            <span className="block font-medium">{PRINT_PLACE_LABELS[place]}</span>
            {fileUrl ? (
              <a href={fileUrl} download className="text-ink-muted underline underline-offset-4 wrap-anywhere">
                {name}
              </a>
            ) : (
              <span className="text-ink-muted wrap-anywhere">{name}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
