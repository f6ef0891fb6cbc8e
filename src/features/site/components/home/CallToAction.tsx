import Link from 'next/link';
import { cn } from '@/ui/cn';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';

/** The last word before the footer. */
export function CallToAction() {
  return (
    <section aria-labelledby="home-start" className="relative isolate overflow-clip bg-brand text-brand-ink">
      <div
        aria-hidden
        className="absolute inset-y-0 right-0 -z-10 w-2/3 bg-[repeating-linear-gradient(90deg,rgb(255_255_255/0.07)_0_3rem,transparent_3rem_7rem)] -skew-x-24 origin-bottom"
      />
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-7 py-14 sm:py-20">
        <div>
          <h2 id="home-start" className="text-title">
            Kit out your team
          </h2>
          <p className="mt-3 max-w-lg text-lead">Tell us your colours today, and see your kit drawn before you pay.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link
            href="/custom-kits"
            prefetch={false}
            className={cn(buttonClass('primary', 'lg'), 'bg-volt text-volt-ink hover:bg-volt/85')}
          >
            Start a design
          </Link>
          <Link
            href="/contact"
            prefetch={false}
            className={cn(buttonClass('outline', 'lg'), 'border-white text-white hover:border-white hover:bg-white/15')}
          >
            Talk to us
          </Link>
        </div>
      </Container>
    </section>
  );
}
