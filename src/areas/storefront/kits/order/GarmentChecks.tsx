import { useRef } from 'react';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { isBlocking } from '@/domain/kits/checks/check-kit';
import type { KitPlace, KitProblem } from '@/domain/kits/checks/kit-problem';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';

type GarmentChecksProps = {
  problems: readonly KitProblem[];
  onShow: (at: KitPlace) => void;
};

export function GarmentChecks({ problems, onShow }: GarmentChecksProps) {
  const list = useRef<HTMLUListElement>(null);

  /** This garment's rows are above, in the same section. */
  function toRow(place: number, { code, at: { part } }: KitProblem) {
    const label = part ? `${part} for player` : code === 'size-missing' ? 'Size of player' : 'Name of player';
    const fields = list.current?.closest('section')?.querySelectorAll<HTMLElement>('fieldset :is(input, select)') ?? [];
    [...fields].find((field) => field.getAttribute('aria-label') === `${label} ${place}`)?.focus();
  }

  return (
    <ul ref={list} aria-label="Checks" className="space-y-2 text-sm empty:hidden">
      {problems.map((problem, index) => {
        const { message, at } = problem;
        const blocks = isBlocking(problem);
        const Icon = blocks ? OctagonAlert : TriangleAlert;
        const { player } = at;
        return (
          <li key={index} className="flex flex-wrap items-start gap-x-2.5 gap-y-1.5">
            <Icon aria-hidden className={cn('mt-0.5 size-4.5 shrink-0', blocks ? 'text-danger' : 'text-warning')} />
            <span className={cn('min-w-0 grow basis-56 wrap-anywhere', blocks && 'font-medium')}>
              <span className="sr-only">{blocks ? 'Problem: ' : 'Warning: '}</span>
              {message}
            </span>
            <Button
              size="sm"
              variant="outline"
              onClick={() => (player === undefined ? onShow(at) : toRow(player + 1, problem))}
              className="max-sm:ml-7"
            >
              {player === undefined ? 'Show in the design' : `Go to player ${player + 1}`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
