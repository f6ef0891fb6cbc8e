import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { isOpen, MAX_PIN_NOTES, type ProofPin } from '@/domain/orders/proof-pins';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { failed } from '@/ui/failed';
import { LocalDate } from '@/ui/LocalDate';
import { toast } from '@/ui/toast';
import { requestTeam } from '../../request-team';
import { PinNoteForm } from './PinNoteForm';

type PinThreadProps = {
  pin: ProofPin;
  path: string;
  shopName: string | undefined;
  isSelected: boolean;
  onSelect: () => void;
  mayAnswer: boolean;
  mayResolve?: boolean;
};

export function PinThread({ pin, path, shopName, isSelected, onSelect, mayAnswer, mayResolve }: PinThreadProps) {
  const { number, page, notes } = pin;
  const router = useRouter();
  const item = useRef<HTMLLIElement>(null);
  const [isAnswering, setAnswering] = useState(false);
  const [isResolving, setResolving] = useState(false);
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  async function answer(text: string) {
    const sent = await requestTeam(`${path}/notes`, { method: 'POST', body: { text } });
    if (!sent.ok) return sent;
    setAnswering(false);
    router.refresh();
    return {};
  }

  async function resolve() {
    setResolving(true);
    const resolved = await requestTeam(`${path}/resolve`, { method: 'POST', body: {} });
    setResolving(false);
    if (!resolved.ok) toast(failed(resolved.message));
    router.refresh();
  }

  return (
    <li
      ref={item}
      className={cn(
        'space-y-2 rounded-control border p-3',
        isSelected ? 'border-accent bg-surface-sunken' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button type="button" onClick={onSelect} className="min-w-0 text-left text-sm font-semibold wrap-anywhere">
          <span className="tabular-nums">{number}.</span> {page.title}
        </button>
        {!isOpen(pin) && <Badge variant="outline">Resolved</Badge>}
      </div>
      <ul className="space-y-2 text-sm">
        {notes.map(({ author, text, createdAt }, index) => (
          <li key={index}>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-ink-muted wrap-anywhere">
              {author ?? shopName}, <LocalDate iso={createdAt} withTime />
            </p>
          </li>
        ))}
      </ul>
      {isAnswering && (
        <PinNoteForm
          label={`Answer to note ${number}`}
          submitLabel="Send answer"
          onCancel={() => setAnswering(false)}
          send={answer}
        />
      )}
      {mayAnswer && !isAnswering && (
        <div className="flex flex-wrap gap-2">
          {notes.length < MAX_PIN_NOTES && (
            <Button variant="ghost" size="sm" aria-label={`Answer note ${number}`} onClick={() => setAnswering(true)}>
              Answer
            </Button>
          )}
          {mayResolve && isOpen(pin) && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Resolve note ${number}`}
              loading={isResolving}
              onClick={() => void resolve()}
            >
              Resolve
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
