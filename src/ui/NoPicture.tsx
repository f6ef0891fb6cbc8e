import { BagIcon } from '@/ui/icons';

export function NoPicture() {
  return (
    <span className="grid aspect-4/5 w-full place-items-center bg-surface-sunken text-ink/20">
      <BagIcon className="size-1/4" />
    </span>
  );
}
