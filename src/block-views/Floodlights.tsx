import { cn } from '@/ui/cn';
import type { Alignment } from './types';

/** What stands behind a hero without a picture: two beams, a purple glow, and the title itself, huge and dim. */
export function Floodlights({ title, alignment }: { title: string; alignment: Alignment }) {
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-clip">
      <div className="absolute inset-0 bg-[radial-gradient(60rem_34rem_at_85%_-5%,rgb(124_58_237/0.6),transparent_70%),radial-gradient(40rem_24rem_at_-5%_110%,rgb(124_58_237/0.35),transparent_70%)]" />
      <div className="absolute -top-1/4 right-[8%] h-[150%] w-40 rotate-24 bg-linear-to-b from-white/12 to-transparent" />
      <div className="absolute -top-1/4 right-[26%] h-[150%] w-16 rotate-24 bg-linear-to-b from-white/9 to-transparent" />
      <div
        data-title={title}
        className={cn(
          'absolute -bottom-[0.2em] font-display text-[clamp(8rem,24*var(--page-vw),22rem)] leading-none font-bold tracking-tighter whitespace-nowrap text-white/[0.045] uppercase before:content-[attr(data-title)]',
          alignment === 'right' ? 'left-0' : 'right-0',
        )}
      />
    </div>
  );
}
