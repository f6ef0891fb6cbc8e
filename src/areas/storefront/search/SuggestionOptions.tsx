import Link from 'next/link';
import { highlight } from '@/domain/catalogue/search-highlight';
import { cn } from '@/ui/cn';
import { ArrowRightIcon } from '@/ui/icons';
import { Price } from '@/ui/Price';
import type { SuggestedProduct } from './suggestions';

export type Option = { name: string; href: string } & (
  | ({ group: 'Products' } & SuggestedProduct)
  | { group: 'Categories' | 'Pages' | 'All' }
);

type SuggestionOptionsProps = {
  id: string;
  options: readonly Option[];
  current: number;
  search: string;
  onChoose: () => void;
  onPoint: (index: number) => void;
};

const GROUPS = ['Products', 'Categories', 'Pages', 'All'] as const;

export function SuggestionOptions({ id, options, current, search, onChoose, onPoint }: SuggestionOptionsProps) {
  const isNothing = options.length === 1;
  return (
    <>
      {isNothing && <p className="px-4 pt-3.5 pb-1 text-sm text-ink-muted">No suggestions for this.</p>}
      <div id={id} role="listbox" aria-label="Suggestions" className={cn(options.length > 0 && 'py-2')}>
        {GROUPS.map((group) => {
          const own = options.flatMap((option, index) => (option.group === group ? { option, index } : []));
          if (own.length === 0) return null;
          const isAll = group === 'All';
          return (
            <div key={group} role="group" aria-label={isAll ? 'All results' : group}>
              {!isAll && (
                <p aria-hidden className="px-4 pt-2 pb-1 text-xs font-semibold tracking-wide text-ink-muted uppercase">
                  {group}
                </p>
              )}
              {own.map(({ option, index }) => (
                <Link
                  key={option.href}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  tabIndex={-1}
                  href={option.href}
                  prefetch={false}
                  onClick={onChoose}
                  onPointerMove={() => onPoint(index)}
                  className={cn('flex min-h-11 items-center gap-3 px-4 py-1.5', index === current && 'bg-brand-soft')}
                >
                  {isAll ? <AllResults search={option.name} /> : <OptionText option={option} search={search} />}
                </Link>
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}

function AllResults({ search }: { search: string }) {
  return (
    <>
      <span className="min-w-0 grow font-medium wrap-anywhere text-accent">{`See all results for “${search}”`}</span>
      <ArrowRightIcon className="size-4.5 shrink-0 text-accent" />
    </>
  );
}

function OptionText({ option, search }: { option: Option; search: string }) {
  return (
    <>
      {option.group === 'Products' && (
        <span className="aspect-4/5 w-9 shrink-0 overflow-hidden rounded-control bg-surface-sunken">
          {option.picture && (
            <img src={option.picture} alt="" width={36} height={45} className="size-full object-cover" />
          )}
        </span>
      )}
      <span className="line-clamp-2 min-w-0 grow leading-snug break-words">
        {highlight(option.name, search).map(({ text, isHit }, index) =>
          isHit ? (
            <mark key={index} className="bg-transparent font-bold text-accent">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      {option.group === 'Products' && (
        <span className="shrink-0 text-sm">
          <Price price={option.price} salePrice={option.salePrice} />
        </span>
      )}
    </>
  );
}
