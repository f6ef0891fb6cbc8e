import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';

/** What stands at / while no page is the homepage. */
export function HomeFallback({ brandName, tagline }: { brandName: string; tagline: string }) {
  return (
    <section className="on-night flex min-h-[500px] items-center bg-night text-ink">
      <Container className="py-section">
        <h1 className="max-w-4xl text-display break-words">{brandName}</h1>
        {tagline && <p className="mt-6 max-w-xl text-lead text-ink-muted">{tagline}</p>}
        <Link href="/shop" prefetch={false} className={`${buttonClass('primary', 'lg')} mt-8`}>
          Shop Now
        </Link>
      </Container>
    </section>
  );
}
