import { cn } from '@/ui/cn';
import { ChevronRightIcon } from '@/ui/icons';
import { ChevronLeftIcon } from '@/ui/shop-icons';

type GalleryArrowProps = {
  to: 'previous' | 'next';
  disabled: boolean;
  onClick: () => void;
  className?: string;
};

export function GalleryArrow({ to, disabled, onClick, className }: GalleryArrowProps) {
  const Icon = to === 'previous' ? ChevronLeftIcon : ChevronRightIcon;
  return (
    <button
      type="button"
      aria-label={to === 'previous' ? 'Previous picture' : 'Next picture'}
      disabled={disabled}
      onClick={onClick}
      className={cn('gallery-arrow', to === 'previous' ? 'left-3' : 'right-3', className)}
    >
      <Icon className="size-5" />
    </button>
  );
}
