import { PRINT_PLACE_LABELS, type PrintPlace } from '@/domain/teams/line-prints';
import { FilePicture } from '@/ui/FilePicture';

/** A logo on a line, as it is shown. */
export type ShownPrint = {
  place: PrintPlace;
  name: string;
  /** Null where there is no picture of it. */
  previewUrl: string | null;
  /** Download address of its file; left out where it is not offered. */
  fileUrl?: string;
};

/** The logos of a line, each with its place; nothing where there are none. */
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
