import { Spinner } from '@/ui/Spinner';

export function ListLoading({ text }: { text: string }) {
  return (
    <div role="status" className="card flex items-center justify-center gap-3 py-20 text-ink-muted">
      <Spinner className="size-5" />
      {text}
    </div>
  );
}
