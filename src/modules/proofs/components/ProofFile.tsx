import { buttonClass } from '@/ui/button-class';
import type { OrderProof } from '../data/proofs';

/** Pictures are shown; documents open in the reader’s own program. */
export function ProofFile({ proof, href }: { proof: OrderProof; href: string }) {
  if (!proof.isPicture) {
    return (
      <a href={href} className={buttonClass('outline')}>
        Download proof {proof.version} (PDF)
      </a>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="block overflow-hidden rounded-control border border-line bg-white"
    >
      <img
        src={href}
        alt={`Proof ${proof.version}; opens in full size`}
        loading="lazy"
        className="aspect-square max-h-[32rem] w-full object-contain"
      />
    </a>
  );
}
