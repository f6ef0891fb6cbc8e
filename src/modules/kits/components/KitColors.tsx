import type { KitColorway } from '@/domain/kits/document/kit-document';
import { nearestSwatch, swatchOf } from '@/domain/kits/palette/kit-palette';

export function KitColors({ colorway: { name, colors } }: { colorway: KitColorway }) {
  return (
    <section aria-labelledby="colours">
      <h2 id="colours" className="text-subheading">
        Colours
      </h2>
      <p className="mt-1 text-sm wrap-anywhere text-ink-muted">{name}</p>
      <ul className="mt-4 grid gap-3">
        {colors.map((hex, index) => (
          // Keyed by index, as a colour may come twice.
          <li key={index} className="flex items-center gap-3">
            <span
              aria-hidden
              className="size-8 shrink-0 rounded-full border border-line-strong"
              style={{ background: hex }}
            />
            <span>{nearestSwatch(hex).swatch.name}</span>
            <span className="ml-auto text-sm text-ink-muted tabular-nums">
              {[swatchOf(hex)?.code, hex].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
