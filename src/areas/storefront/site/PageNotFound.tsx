import { markMissing } from '@kitroom/front/cache/request-scope';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';

export function PageNotFound() {
  markMissing();
  return (
    <Container className="relative isolate flex min-h-[60vh] flex-col items-start justify-center overflow-clip py-section">
      <div
        aria-hidden
        className="absolute -right-4 -bottom-[0.16em] -z-10 font-display text-[clamp(12rem,38vw,34rem)] leading-none font-bold text-ink/5 before:content-['404']"
      />
      <p className="eyebrow mb-4">Off the pitch</p>
      <h1 className="text-title">Page not found</h1>
      <p className="mt-4 max-w-md text-lead text-ink-muted">
        The page you are looking for has moved or never existed. The shop is where it always was.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="/shop" className={buttonClass('primary', 'lg')}>
          Go to the shop
        </a>
        <a href="/" className={buttonClass('outline', 'lg')}>
          Back to home
        </a>
      </div>
    </Container>
  );
}
