import { AlertIcon } from '@/ui/icons';
import { Button } from '@/ui/Button';
import type { LineRefusal } from './line-refusals';

type LineRefusalsProps = {
  refusals: readonly LineRefusal[];
  onShow: (key: string, target?: string) => void;
};

export const LineRefusals = ({ refusals, onShow }: LineRefusalsProps) => (
  <ul aria-label="Problems to fix" className="space-y-3 text-sm font-medium text-danger">
    {refusals.map(({ key, target, who, message }) => (
      <li key={`${key} ${target} ${message}`} className="flex items-start gap-1.5">
        <AlertIcon className="mt-0.5 size-4 shrink-0" />
        <div className="min-w-0 space-y-1.5 wrap-anywhere">
          <p>{message}</p>
          <Button size="sm" variant="outline" onClick={() => onShow(key, target)}>
            {`Go to ${who || (target ? 'the player' : 'the line')}`}
          </Button>
        </div>
      </li>
    ))}
  </ul>
);
