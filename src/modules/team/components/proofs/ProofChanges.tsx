import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { kitPage, pagePicture } from '@/domain/orders/proof-pins';
import { CompareSlider } from '@/ui/CompareSlider';
import type { ChangedKit, ProofChanges as Changes } from '../../proofs/proof-changes';

const SHOWN = 12;

export function ProofChanges({ changes: { since, texts, kits } }: { changes: Changes }) {
  const pictured = kits.filter(({ sides }) => sides.length > 0);
  return (
    <section aria-labelledby="changes-title" className="space-y-3 rounded-control bg-surface-sunken p-4">
      <h3 id="changes-title" className="font-sans text-base font-semibold normal-case">
        Changed since proof {since}
      </h3>
      {texts.length === 0 ? (
        <p className="text-sm text-ink-muted">Nothing in the order: design, players and sizes are the same.</p>
      ) : (
        <Texts texts={texts.slice(0, SHOWN)} />
      )}
      {texts.length > SHOWN && (
        <details>
          <summary className="cursor-pointer text-sm font-medium">{texts.length - SHOWN} more changes</summary>
          <div className="mt-2">
            <Texts texts={texts.slice(SHOWN)} />
          </div>
        </details>
      )}
      {pictured.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm font-medium">Compare the drawings</summary>
          <div className="mt-3 grid gap-5 sm:grid-cols-2">
            {pictured.flatMap((kit) =>
              kit.sides.map((side) => <Side key={`${kit.is} ${side.garment} ${side.view}`} kit={kit} side={side} />),
            )}
          </div>
        </details>
      )}
    </section>
  );
}

const Texts = ({ texts }: { texts: readonly string[] }) => (
  <ul className="list-disc space-y-1 pl-5 text-sm">
    {texts.map((text, index) => (
      <li key={index} className="wrap-anywhere">
        {text}
      </li>
    ))}
  </ul>
);

type SideProps = { kit: ChangedKit; side: ChangedKit['sides'][number] };

function Side({ kit, side: { garment, view } }: SideProps) {
  const title = `${kit.name}, ${KIT_GARMENTS[garment].label.toLowerCase()}, ${view}`;
  const picture = (hash: string, when: string) => (
    <img
      src={pagePicture(kitPage(hash, garment, view))}
      alt={`${title}, ${when}`}
      loading="lazy"
      className="absolute inset-0 size-full object-contain"
    />
  );
  return (
    <figure className="min-w-0">
      <CompareSlider
        label={`Compare ${title}`}
        before={picture(kit.was, 'before')}
        after={picture(kit.is, 'now')}
        names={['Before', 'Now']}
        className="aspect-4/5 rounded-control kit-stage"
      />
      <figcaption className="text-sm text-ink-muted wrap-anywhere">{title}</figcaption>
    </figure>
  );
}
