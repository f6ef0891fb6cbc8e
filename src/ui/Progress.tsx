import { cn } from './cn';

type ProgressProps = {
  label: string;
  /** 0 to 1. */
  value: number;
  className?: string;
};

export function Progress({ label, value, className }: ProgressProps) {
  return (
    <progress
      value={value}
      max={1}
      aria-label={label}
      className={cn(
        'block h-2 appearance-none overflow-clip rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand',
        className,
      )}
    />
  );
}
