import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { AlertIcon } from '@/ui/icons';

type CartNoticeProps = { text: string; action: { label: string; onClick: () => void } };

/** What the shopper has to know of the whole cart, and what can be done about it. */
export function CartNotice({ text, action }: CartNoticeProps) {
  return (
    <div role="alert" className="mb-3 flex items-center gap-3 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm">
      <AlertIcon className="size-5 shrink-0 text-warning" />
      <p className="grow font-medium">{text}</p>
      <button type="button" onClick={action.onClick} className={cn(buttonClass('secondary', 'sm'), 'shrink-0')}>
        {action.label}
      </button>
    </div>
  );
}
