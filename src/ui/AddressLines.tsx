import { cn } from './cn';

type AddressLinesProps = { lines: readonly string[]; className?: string };

/** Address lines. Each has its own direction: a house number must not reverse an Arabic street. */
export const AddressLines = ({ lines, className }: AddressLinesProps) => (
  <address className={cn('wrap-anywhere not-italic', className)}>
    {lines.map((line, index) => (
      <span key={index} className="block">
        <bdi>{line}</bdi>
      </span>
    ))}
  </address>
);
