import { ImageOff } from 'lucide-react';

export function LinePicture({ url }: { url: string | null | undefined }) {
  return (
    <span className="grid h-14 w-11 shrink-0 place-items-center overflow-hidden rounded-control kit-stage text-ink/30">
      {url ? (
        <img src={url} alt="" width={88} height={112} loading="lazy" className="size-full object-cover" />
      ) : (
        <ImageOff aria-hidden className="size-5" />
      )}
    </span>
  );
}
