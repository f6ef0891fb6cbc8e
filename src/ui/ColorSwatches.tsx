const SHOWN = 5;

export function ColorSwatches({ colors }: { colors: readonly { name: string; hex: string }[] }) {
  if (colors.length === 0) return null;
  const rest = colors.length - SHOWN;
  return (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">{`Colours: ${colors.map(({ name }) => name).join(', ')}`}</span>
      {colors.slice(0, SHOWN).map(({ name, hex }) => (
        <span key={name} title={name} style={{ backgroundColor: hex }} className="swatch" />
      ))}
      {rest > 0 && <span aria-hidden className="text-xs text-ink-muted">{`+${rest}`}</span>}
    </p>
  );
}
