import { cn } from './cn';

type AddressLinesProps = { lines: readonly string[]; className?: string };

/** An address as a label has it. Each line runs as its script does: a house number must not turn an Arabic street round. */
export const AddressLines = ({ lines, className }: AddressLinesProps) => (
  <address className={cn('wrap-anywhere not-italic', className)}>
    {lines.map((line, index) => (
      <span key={index} className="block">
        <bdi>{line}</bdi>
      </span>
    ))}
  </address>
);
