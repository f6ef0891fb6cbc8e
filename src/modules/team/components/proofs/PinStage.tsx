import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { isOpen, movedPlace, placeIn, type PinPlace, type ProofPin } from '@/domain/orders/proof-pins';
import { cn } from '@/ui/cn';
import type { ShownPage } from '../../proofs/pinned-pages';

type Draft = PinPlace & { isSet: boolean };

type PinStageProps = {
  page: ShownPage;
  src: string;
  alt: string;
  pins: readonly ProofPin[];
  selected: number | undefined;
  onSelect: (pin: ProofPin) => void;
  draft: Draft | undefined;
  onDraft: (draft: Draft | undefined) => void;
  mayAdd: boolean;
};

/** Drawing with its pins. It takes the focus while a new pin is moved. */
export function PinStage(props: PinStageProps) {
  const { page, src, alt, pins, selected, onSelect, draft, onDraft, mayAdd } = props;
  const surface = useRef<HTMLButtonElement>(null);
  const isMoving = draft?.isSet === false;
  useEffect(() => {
    if (isMoving) surface.current?.focus();
  }, [isMoving]);

  function move(event: KeyboardEvent) {
    if (!draft) return;
    if (event.key === 'Escape') return onDraft(undefined);
    const moved = movedPlace(draft, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onDraft({ ...moved, isSet: false });
  }

  /** Enter and Space click without a place. */
  function set({ currentTarget, detail, clientX, clientY }: MouseEvent) {
    const place = detail > 0 ? placeIn(currentTarget.getBoundingClientRect(), { clientX, clientY }) : draft;
    if (place) onDraft({ ...place, isSet: true });
  }

  return (
    <div className={cn('relative mx-auto', page.picture ? 'w-full max-w-lg' : 'w-fit border border-line bg-white')}>
      <img
        src={src}
        alt={alt}
        className={
          page.picture ? 'aspect-4/5 w-full rounded-control kit-stage object-contain' : 'max-h-[40rem] max-w-full'
        }
      />
      {mayAdd && (
        <button
          ref={surface}
          type="button"
          tabIndex={isMoving ? 0 : -1}
          aria-label={`Place of the note on ${page.title}`}
          onClick={set}
          onKeyDown={move}
          className={cn('absolute inset-0 rounded-control', isMoving ? 'cursor-crosshair' : 'cursor-copy')}
        />
      )}
      {pins.map((pin) => (
        <button
          key={pin.number}
          type="button"
          aria-label={`Note ${pin.number}, ${isOpen(pin) ? 'open' : 'resolved'}`}
          aria-pressed={pin.number === selected}
          onClick={() => onSelect(pin)}
          style={placed(pin)}
          className={cn(MARK, isOpen(pin) ? OPEN : RESOLVED, pin.number === selected && 'z-10 scale-125')}
        >
          {pin.number}
        </button>
      ))}
      {draft && (
        <span aria-hidden style={placed(draft)} className={cn(MARK, OPEN, 'pointer-events-none z-10')}>
          +
        </span>
      )}
      <p role="status" className="sr-only">
        {isMoving && `${percent(draft.x)} from the left, ${percent(draft.y)} from the top`}
      </p>
    </div>
  );
}

const placed = ({ x, y }: PinPlace) => ({ left: percent(x), top: percent(y) });

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

const MARK =
  'absolute flex size-7 -translate-1/2 items-center justify-center rounded-full border-2 border-white text-xs font-bold shadow-card transition-transform';
const OPEN = 'bg-brand text-brand-ink';
const RESOLVED = 'bg-night text-white opacity-60';
