export function BrandStripes({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 24" aria-hidden className={className}>
      <path d="M0 0h10l10 24H10z" className="fill-brand" />
      <path d="M13.5 0h10l7 16.8L27.5 24z" className="fill-volt" />
    </svg>
  );
}
